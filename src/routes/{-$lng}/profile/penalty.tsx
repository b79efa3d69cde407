import { createFileRoute } from '@tanstack/react-router';
import { words } from '~/i18n/words';
import { FinesScreen } from '~/features/fines/FinesScreen';
import { OnlyWhere } from '../../-OnlyWhere';

export const Route = createFileRoute('/{-$lng}/profile/penalty')({ beforeLoad: () => void words('fines'), component: PenaltyRoute });

function PenaltyRoute() {
  return (
    <OnlyWhere has="penalty">
      <FinesScreen />
    </OnlyWhere>
  );
}
