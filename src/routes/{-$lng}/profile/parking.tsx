import { createFileRoute } from '@tanstack/react-router';
import { readStayLink } from '~/domain/stayLink';
import { ParkingScreen } from '~/features/parking/ParkingScreen';

export const Route = createFileRoute('/{-$lng}/profile/parking')({
  validateSearch: readStayLink,
  component: ParkingRoute,
});

function ParkingRoute() {
  return <ParkingScreen link={Route.useSearch()} />;
}
