import { createFileRoute } from '@tanstack/react-router';
import { readHistorySearch } from '~/domain/history/historyFilter';
import { HistoryScreen } from '~/features/history/HistoryScreen';
import { loadMessages } from '~/i18n/messages';

export const Route = createFileRoute('/{-$lng}/profile/operations')({
  // The page parses the filter: its rules would be too much for a first visit of another page.
  validateSearch: (search): Record<string, unknown> => search,
  beforeLoad: () => void loadMessages('history'),
  component: HistoryRoute,
});

function HistoryRoute() {
  const navigate = Route.useNavigate();
  const search = readHistorySearch(Route.useSearch());
  return (
    <HistoryScreen
      search={search}
      onFilter={(next) => navigate({ search: { ...next }, replace: true, resetScroll: false })}
    />
  );
}
