import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { ListOrder } from '~/domain/mapList';
import { anchorsOf, inOrder, metresFrom, pricesOf } from '~/domain/mapList';
import type { PriceNow } from '~/domain/mapPrice';
import type { GeoPoint } from '~/domain/options';
import type { MapFeature } from '~/domain/parking';
import { usePriceNow } from '../filter/usePriceNow';
import { useShown } from '../filter/useShown';
import { orderAtom } from './listPlace';

interface Ordered {
  order: ListOrder;
  /** Places in the list of objects, in the order in which they are shown. */
  places: Uint32Array;
  metres: Float64Array;
  priceNow: PriceNow;
}

/** What the filter leaves, in the chosen order, with its distances from a point. */
export const useOrdered = (features: readonly MapFeature[], { latitude, longitude }: GeoPoint): Ordered => {
  const order = useAtomValue(orderAtom);
  const { kept } = useShown(features);
  const priceNow = usePriceNow();
  const anchors = useMemo(() => anchorsOf(features), [features]);
  const metres = useMemo(() => metresFrom({ latitude, longitude }, anchors), [anchors, latitude, longitude]);
  // Only an order by price follows the clock.
  const price = order === 'cheap' ? priceNow : undefined;
  const places = useMemo(
    () => inOrder(order, kept, metres, () => (price ? pricesOf(features, price) : metres)),
    [order, kept, metres, price, features],
  );
  return { order, places, metres, priceNow };
};
