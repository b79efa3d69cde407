import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { ListOrder } from '~/domain/map/mapList';
import { anchorsOf, sortPlaces, metresFrom, parkingsFirst, pricesOf } from '~/domain/map/mapList';
import type { PriceNow } from '~/domain/map/mapPrice';
import type { GeoPoint } from '~/domain/map/geoPoint';
import type { MapFeature } from '~/domain/map/mapFeature';
import { useCurrentPrice } from '../filter/useCurrentPrice';
import { useFilteredFeatures } from '../filter/useFilteredFeatures';
import { listOrderAtom } from './list.atoms';

interface SortedParkings {
  order: ListOrder;
  /** Indexes of the objects, in the order in which they are shown. */
  places: Uint32Array;
  metres: Float64Array;
  priceNow: PriceNow;
}

/** Returns the filtered objects in the chosen order, parkings first, with their distances from a point. */
export const useSortedParkings = (
  features: readonly MapFeature[],
  { latitude, longitude }: GeoPoint,
): SortedParkings => {
  const order = useAtomValue(listOrderAtom);
  const { indexes } = useFilteredFeatures(features);
  const priceNow = useCurrentPrice();
  const anchors = useMemo(() => anchorsOf(features), [features]);
  const metres = useMemo(() => metresFrom({ latitude, longitude }, anchors), [anchors, latitude, longitude]);
  // Only an order by price depends on the time.
  const price = order === 'cheap' ? priceNow : undefined;
  const places = useMemo(
    () =>
      parkingsFirst(
        sortPlaces(order, indexes, metres, () => (price ? pricesOf(features, price) : metres)),
        features,
      ),
    [order, indexes, metres, price, features],
  );
  return { order, places, metres, priceNow };
};
