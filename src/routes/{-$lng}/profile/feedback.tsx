import { createFileRoute } from '@tanstack/react-router';
import { readAppealLink } from '~/domain/appealLink';
import { words } from '~/i18n/words';
import { FeedbackScreen } from '~/features/feedback/FeedbackScreen';
import { OnlyWhere } from '../../-OnlyWhere';

export const Route = createFileRoute('/{-$lng}/profile/feedback')({
  validateSearch: readAppealLink,
  beforeLoad: () => void words('feedback'),
  component: FeedbackRoute,
});

function FeedbackRoute() {
  return (
    <OnlyWhere has="feedback">
      <FeedbackScreen appeal={Route.useSearch().appeal} />
    </OnlyWhere>
  );
}
