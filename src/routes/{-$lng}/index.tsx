import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { readStayLink, type StayLink } from '~/domain/stayLink';
import { DriverStrip } from '~/features/map/DriverStrip';
import { MapScreen } from '~/features/map/MapScreen';
import { words } from '~/i18n/words';
import { cityAtom } from '~/state/city';
import { audienceAtom } from '~/state/signIn';
import { store } from '~/state/store';
import { ahead } from '~/ui/ahead';

/** Only a first visit needs the chooser. */
const CityScreen = lazyRouteComponent(() => import('~/features/city/CityScreen'), 'CityScreen');

interface MainSearch {
  /** Opens the card of this zone, or of this parking. */
  zone?: string;
  parkingCode?: string;
  /** Who was sent here came for a parking with a barrier. */
  type?: 'planar';
  /** Why a visitor was sent here. */
  why?: 'no-guests';
}

const placeOf = ({ zone, parkingCode, type }: StayLink): MainSearch => ({ zone, parkingCode, type });

export const Route = createFileRoute('/{-$lng}/')({
  validateSearch: (search): MainSearch => ({ ...placeOf(readStayLink(search)), why: search['why'] === 'no-guests' ? 'no-guests' : undefined }),
  // The first visit has no city yet: then the chooser's words are the ones.
  beforeLoad: () => void (store.get(cityAtom) ? words('map') : Promise.all([words('city'), CityScreen.preload?.()])),
  // Asked for while the page is put up. What a finger only hovers over asks nobody.
  loader: ({ context, preload }) => {
    const city = store.get(cityAtom);
    if (!city || preload) return undefined;
    void import('~/data/map/mapInfoQuery').then(
      ({ mapInfoQuery }) => context.queryClient.prefetchQuery(mapInfoQuery(city.city)),
      () => undefined,
    );
    // The stay that runs stood in the first frame.
    return store.get(audienceAtom) === 'driver' ? ahead(DriverStrip) : undefined;
  },
  component: MainRoute,
});

function MainRoute() {
  const { why } = Route.useSearch();
  const city = useAtomValue(cityAtom);
  return city ? <MapScreen city={city} why={why} /> : <CityScreen />;
}
