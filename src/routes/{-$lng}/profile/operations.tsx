import { createFileRoute } from '@tanstack/react-router';
import { readHistorySearch } from '~/domain/historyFilter';
import { OperationsScreen } from '~/features/operations/OperationsScreen';
import { words } from '~/i18n/words';

export const Route = createFileRoute('/{-$lng}/profile/operations')({
  // Read by the page: the rules of a filter are more than a first visit of another page should carry.
  validateSearch: (search): Record<string, unknown> => search,
  beforeLoad: () => void words('operations'),
  component: OperationsRoute,
});

function OperationsRoute() {
  const navigate = Route.useNavigate();
  const search = readHistorySearch(Route.useSearch());
  return <OperationsScreen search={search} onFilter={(next) => void navigate({ search: { ...next }, replace: true, resetScroll: false })} />;
}
