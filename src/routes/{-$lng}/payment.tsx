import { createFileRoute } from '@tanstack/react-router';
import { CardScreen } from '~/features/card-payment/CardScreen';
import { home } from '../-home';

export const Route = createFileRoute('/{-$lng}/payment')({
  validateSearch: (search): Record<string, unknown> => search,
  beforeLoad: async ({ params, search }) => {
    const card = await import('../-readCard').then(({ readCard }) => readCard(search));
    if (!card) throw home(params);
    return card;
  },
  component: PaymentRoute,
});

function PaymentRoute() {
  const { payment, isPlacedHere } = Route.useRouteContext();
  const { lng } = Route.useParams();
  return <CardScreen payment={payment} isPlacedHere={isPlacedHere} homePath={lng === 'en' ? '/en' : '/'} />;
}
