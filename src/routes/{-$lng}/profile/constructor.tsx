import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '~/i18n/messages';
import { SubscriptionSearchScreen } from '~/features/subscriptions/SubscriptionSearchScreen';
import { OnlyWhere } from '../../-OnlyWhere';

export const Route = createFileRoute('/{-$lng}/profile/constructor')({
  beforeLoad: () => void loadMessages('subscriptions'),
  component: ConstructorRoute,
});

function ConstructorRoute() {
  return (
    <OnlyWhere has="constructor">
      <SubscriptionSearchScreen />
    </OnlyWhere>
  );
}
