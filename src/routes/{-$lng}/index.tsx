import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { StayLink } from '~/domain/stay/stayLink';
import { DriverStayChip } from '~/features/map/DriverStayChip';
import { MapScreen } from '~/features/map/MapScreen';
import { loadMessages } from '~/i18n/messages';
import { cityAtom } from '~/state/currentCity';
import { readLinkToCity } from '~/state/linkCity';
import { audienceAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { preloadPart } from '~/ui/preloadPart';

/** Only a first visit needs the city picker. */
const CityScreen = lazyRouteComponent(() => import('~/features/city/CityScreen'), 'CityScreen');

interface MainSearch {
  /** Opens the card of this zone, or of this parking. */
  zone?: string;
  parkingCode?: string;
  /** The visitor came for a car park with a barrier. */
  type?: 'planar';
  /** The reason why the visitor was redirected here. */
  why?: 'no-guests';
}

const placeOf = ({ zone, parkingCode, type }: StayLink): MainSearch => ({ zone, parkingCode, type });

export const Route = createFileRoute('/{-$lng}/')({
  validateSearch: (search): MainSearch => ({
    ...placeOf(readLinkToCity(search)),
    why: search['why'] === 'no-guests' ? 'no-guests' : undefined,
  }),
  // A first visit has no city yet. It needs the messages of the city picker.
  beforeLoad: () =>
    void (store.get(cityAtom) ? loadMessages('map') : Promise.all([loadMessages('city'), CityScreen.preload?.()])),
  // Requested while the page is being set up. A mere preload requests nothing.
  loader: ({ context, preload }) => {
    const city = store.get(cityAtom);
    if (!city || preload) return undefined;
    void import('~/data/map/mapInfoQuery').then(
      ({ mapInfoQuery }) => context.queryClient.prefetchQuery(mapInfoQuery(city.city)),
      () => undefined,
    );
    // Preloaded, because the first frame already showed the running stay.
    return store.get(audienceAtom) === 'driver' ? preloadPart(DriverStayChip) : undefined;
  },
  component: MainRoute,
});

function MainRoute() {
  const { why } = Route.useSearch();
  const city = useAtomValue(cityAtom);
  return city ? <MapScreen city={city} why={why} /> : <CityScreen />;
}
