import { createFileRoute } from '@tanstack/react-router';
import { CheckScreen } from '~/features/after-payment/CheckScreen';
import { home, onlyFor } from '../-home';

export const Route = createFileRoute('/{-$lng}/check')({
  validateSearch: (search): Record<string, unknown> => search,
  beforeLoad: async ({ params, search }) => {
    const { readStayReceipt } = await import('~/domain/payments/stayReceipt');
    const receipt = readStayReceipt(search);
    if (!receipt) throw home(params);
    onlyFor('guest', params);
    return { receipt };
  },
  component: CheckRoute,
});

function CheckRoute() {
  return <CheckScreen receipt={Route.useRouteContext().receipt} />;
}
