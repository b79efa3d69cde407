import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '~/i18n/messages';
import { readLinkToCity } from '~/state/linkCity';
import { ParkingScreen } from '~/features/parking/ParkingScreen';
import { prefetchStayRules } from '../../-prefetchStayRules';
import { usePayLaterScreen } from '../../-usePayLaterScreen';
import { useBarrier } from '../../-useBarrier';

export const Route = createFileRoute('/{-$lng}/profile/parking')({
  validateSearch: readLinkToCity,
  beforeLoad: () => void loadMessages('parking'),
  loader: prefetchStayRules,
  component: ParkingRoute,
});

function ParkingRoute() {
  const barrier = useBarrier('driver', Route.useSearch());
  return usePayLaterScreen(barrier) ?? <ParkingScreen link={barrier.street} barrier={barrier} />;
}
