import { createFileRoute } from '@tanstack/react-router';
import { readHistorySearch } from '~/domain/historyFilter';
import { OperationsScreen } from '~/features/operations/OperationsScreen';
import { words } from '~/i18n/words';

export const Route = createFileRoute('/{-$lng}/profile/operations')({
  validateSearch: readHistorySearch,
  beforeLoad: () => void words('operations'),
  component: OperationsRoute,
});

function OperationsRoute() {
  const navigate = Route.useNavigate();
  return <OperationsScreen search={Route.useSearch()} onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })} />;
}
