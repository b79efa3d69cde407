import { createFileRoute } from '@tanstack/react-router';
import { words } from '~/i18n/words';
import { ConstructorScreen } from '~/features/subscriptions/ConstructorScreen';
import { OnlyWhere } from '../../-OnlyWhere';

export const Route = createFileRoute('/{-$lng}/profile/constructor')({ beforeLoad: () => void words('subscriptions'), component: ConstructorRoute });

function ConstructorRoute() {
  return (
    <OnlyWhere has="constructor">
      <ConstructorScreen />
    </OnlyWhere>
  );
}
