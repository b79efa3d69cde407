import { createFileRoute } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { readStayLink } from '~/domain/stayLink';
import { CityScreen } from '~/features/city/CityScreen';
import { MapScreen } from '~/features/map/MapScreen';
import { words } from '~/i18n/words';
import { cityAtom } from '~/state/city';
import { store } from '~/state/store';

interface MainSearch {
  /** Opens the card of this zone. */
  zone?: string;
  /** Why a visitor was sent here. */
  why?: 'no-guests';
}

export const Route = createFileRoute('/{-$lng}/')({
  validateSearch: (search): MainSearch => ({ zone: readStayLink(search).zone, why: search['why'] === 'no-guests' ? 'no-guests' : undefined }),
  // The first visit has no city yet: then the chooser's words are the ones.
  beforeLoad: () => void words(store.get(cityAtom) ? 'map' : 'city'),
  component: MainRoute,
});

function MainRoute() {
  const { zone, why } = Route.useSearch();
  const city = useAtomValue(cityAtom);
  return city ? <MapScreen city={city} zone={zone} why={why} /> : <CityScreen />;
}
