import { createFileRoute } from '@tanstack/react-router';
import { readAppealLink } from '~/domain/history/appealLink';
import { loadMessages } from '~/i18n/messages';
import { AppealsScreen } from '~/features/appeals/AppealsScreen';
import { OnlyWhere } from '../../-OnlyWhere';

export const Route = createFileRoute('/{-$lng}/profile/feedback')({
  validateSearch: readAppealLink,
  beforeLoad: () => void loadMessages('appeals'),
  component: AppealsRoute,
});

function AppealsRoute() {
  return (
    <OnlyWhere has="feedback">
      <AppealsScreen appeal={Route.useSearch().appeal} />
    </OnlyWhere>
  );
}
