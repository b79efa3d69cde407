import { createFileRoute } from '@tanstack/react-router';
import { readFineLink } from '~/domain/history/fine';
import { loadMessages } from '~/i18n/messages';
import { FinesScreen } from '~/features/fines/FinesScreen';
import { OnlyWhere } from '../../-OnlyWhere';

export const Route = createFileRoute('/{-$lng}/profile/penalty')({
  // The page parses it: its rule would be too much for a first visit of another page.
  validateSearch: (search): Record<string, unknown> => search,
  beforeLoad: () => void loadMessages('fines'),
  component: FinesRoute,
});

function FinesRoute() {
  const { objection } = readFineLink(Route.useSearch());
  return (
    <OnlyWhere has="penalty">
      <FinesScreen objection={objection} />
    </OnlyWhere>
  );
}
