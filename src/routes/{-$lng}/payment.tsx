import { createFileRoute } from '@tanstack/react-router';
import { build } from '~/city/build';
import { CardLauncher } from '~/features/card/CardLauncher';
import { cityAtom } from '~/state/city';
import { store } from '~/state/store';
import { home } from '../-home';

export const Route = createFileRoute('/{-$lng}/payment')({
  validateSearch: (search): Record<string, unknown> => search,
  beforeLoad: async ({ params, search }) => {
    const [{ readCardPayment }, { isReported }] = await Promise.all([import('~/domain/cardPayment'), import('~/state/cardReports')]);
    const payment = readCardPayment(search, build.card.publicKey);
    // Without a city nobody could be told of the payment: no card may be charged. Nor twice for one invoice, where somebody goes back.
    if (!payment || !store.get(cityAtom) || isReported(payment.invoiceId)) throw home(params);
    return { payment };
  },
  component: PaymentRoute,
});

function PaymentRoute() {
  const { payment } = Route.useRouteContext();
  const { lng } = Route.useParams();
  return <CardLauncher payment={payment} home={lng === 'en' ? '/en' : '/'} />;
}
