import { createFileRoute } from '@tanstack/react-router';
import { readHistorySearch } from '~/domain/history/historyFilter';
import { HistoryScreen } from '~/features/history/HistoryScreen';
import { loadMessages } from '~/i18n/messages';

export const Route = createFileRoute('/{-$lng}/profile/operations')({
  // Read by the page: the rules of a filter are more than a first visit of another page should carry.
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
      onFilter={(next) => void navigate({ search: { ...next }, replace: true, resetScroll: false })}
    />
  );
}
