import { createFileRoute } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { loadMessages } from '~/i18n/messages';
import { readLinkToCity, unknownLinkCityAtom } from '~/state/linkCity';
import { ParkingScreen } from '~/features/parking/ParkingScreen';
import { lazyPart } from '~/ui/lazyPart';
import { prefetchStayRules } from '../../-prefetchStayRules';
import { usePayLaterScreen } from '../../-usePayLaterScreen';
import { FormPlaceholder } from '../../-FormPlaceholder';
import { useBarrier, type BarrierSwitch } from '../../-useBarrier';

/** Needed only if a link names a city that the app does not have. */
const UnknownCityNotice = lazyPart(() =>
  import('~/components/UnknownCityNotice').then(({ UnknownCityNotice }) => UnknownCityNotice),
);

const DriverBarrier = lazyPart(
  () => import('~/features/barrier/DriverBarrier').then(({ DriverBarrier }) => DriverBarrier),
  FormPlaceholder,
);

export const Route = createFileRoute('/{-$lng}/profile/parking')({
  validateSearch: readLinkToCity,
  beforeLoad: () => void loadMessages('parking'),
  loader: prefetchStayRules,
  component: ParkingRoute,
});

/** The same switch, with a notice above its form if the link names a city that the app does not have. */
const withCityNotice = ({ street, around }: BarrierSwitch, city: string | undefined): BarrierSwitch => ({
  street,
  around: (form) => (
    <>
      {city !== undefined && (
        <div className="mb-4">
          <UnknownCityNotice city={city} />
        </div>
      )}
      {around(form)}
    </>
  ),
});

function ParkingRoute() {
  const barrier = withCityNotice(useBarrier(DriverBarrier, Route.useSearch()), useAtomValue(unknownLinkCityAtom));
  return usePayLaterScreen(barrier) ?? <ParkingScreen link={barrier.street} barrier={barrier} />;
}
