import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { conditionCount, keptOf } from '~/domain/mapFilter';
import type { PriceNow } from '~/domain/mapPrice';
import type { MapFeature } from '~/domain/parking';
import { mapFilterAtom } from '~/state/mapFilter';
import { usePriceNow } from './usePriceNow';

interface Shown {
  /** The places of what passes the filter, in the list that was given. */
  kept: Uint32Array;
  /** The same as objects; without a filter the very list that was given. */
  shown: readonly MapFeature[];
}

const isSame = (one: Uint32Array, other: Uint32Array): boolean =>
  one === other || (one.length === other.length && one.every((place, turn) => place === other[turn]));

/** A filter that asks for no price does not look at the clock. */
const noPrice: PriceNow = () => undefined;

/** What the driver's filter leaves of the map's objects; the same list for as long as nothing in it changes. */
export const useShown = (features: readonly MapFeature[]): Shown => {
  const filter = useAtomValue(mapFilterAtom);
  const priceNow = usePriceNow();
  const price = filter.upTo === undefined ? noPrice : priceNow;
  const next = useMemo(() => {
    const kept = keptOf(features, filter, price);
    const shown = conditionCount(filter) === 0 ? features : Array.from(kept, (place) => features[place]).filter((feature) => feature !== undefined);
    return { of: features, kept, shown };
  }, [features, filter, price]);
  const [last, setLast] = useState(next);
  // A minute that moves no price leaves the drawing alone.
  const isAsBefore = last.of === next.of && isSame(last.kept, next.kept);
  if (!isAsBefore) setLast(next);
  return isAsBefore ? last : next;
};
