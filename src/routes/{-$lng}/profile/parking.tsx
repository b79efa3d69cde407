import { createFileRoute } from '@tanstack/react-router';
import { readStayLink } from '~/domain/stayLink';
import { words } from '~/i18n/words';
import { ParkingScreen } from '~/features/parking/ParkingScreen';
import { askAhead } from '../../-askAhead';
import { useDeferred } from '../../-useDeferred';
import { useFlat } from '../../-useFlat';

export const Route = createFileRoute('/{-$lng}/profile/parking')({
  validateSearch: readStayLink,
  beforeLoad: () => void words('parking'),
  loader: askAhead,
  component: ParkingRoute,
});

function ParkingRoute() {
  const flat = useFlat('driver', Route.useSearch());
  return useDeferred(flat) ?? <ParkingScreen link={flat.street} flat={flat} />;
}
