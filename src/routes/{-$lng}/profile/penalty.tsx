import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '~/i18n/messages';
import { FinesScreen } from '~/features/fines/FinesScreen';
import { OnlyWhere } from '../../-OnlyWhere';

export const Route = createFileRoute('/{-$lng}/profile/penalty')({
  beforeLoad: () => void loadMessages('fines'),
  component: FinesRoute,
});

function FinesRoute() {
  return (
    <OnlyWhere has="penalty">
      <FinesScreen />
    </OnlyWhere>
  );
}
