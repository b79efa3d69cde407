import { createFileRoute } from '@tanstack/react-router';
import { build } from '~/city/build';
import { CardScreen } from '~/features/card/CardScreen';
import { words } from '~/i18n/words';
import { cityAtom } from '~/state/city';
import { store } from '~/state/store';
import { home } from '../-home';

export const Route = createFileRoute('/{-$lng}/payment')({
  validateSearch: (search): Record<string, unknown> => search,
  beforeLoad: async ({ params, search }) => {
    void words('card');
    const [{ readCardPayment, isPlacedHere }, { isReported }, { placedOrders }] = await Promise.all([
      import('~/domain/cardPayment'),
      import('~/state/cardReports'),
      import('~/state/placedOrders'),
    ]);
    const payment = readCardPayment(search, build.card.publicKey);
    // Without a city nobody could be told of the payment: no card may be charged. Nor twice for one invoice, where somebody goes back.
    if (!payment || !store.get(cityAtom) || isReported(payment.invoiceId)) throw home(params);
    return { payment, isPlacedHere: isPlacedHere(payment, await placedOrders()) };
  },
  component: PaymentRoute,
});

function PaymentRoute() {
  const { payment, isPlacedHere } = Route.useRouteContext();
  const { lng } = Route.useParams();
  return <CardScreen payment={payment} isPlacedHere={isPlacedHere} home={lng === 'en' ? '/en' : '/'} />;
}
