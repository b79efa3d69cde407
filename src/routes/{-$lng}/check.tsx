import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageAccess } from '~/domain/access';
import { CheckScreen } from '~/features/after-payment/CheckScreen';
import { audienceAtom } from '~/state/signIn';
import { store } from '~/state/store';

export const Route = createFileRoute('/{-$lng}/check')({
  validateSearch: (search): Record<string, unknown> => search,
  beforeLoad: async ({ params, search }) => {
    const { readStayReceipt } = await import('~/domain/stayReceipt');
    const receipt = readStayReceipt(search);
    if (!receipt || pageAccess('guest', store.get(audienceAtom)) === 'home') throw redirect({ to: '/{-$lng}', params, replace: true });
    return { receipt };
  },
  component: CheckRoute,
});

function CheckRoute() {
  return <CheckScreen receipt={Route.useRouteContext().receipt} />;
}
