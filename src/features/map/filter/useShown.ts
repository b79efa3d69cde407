import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { conditionCount, everything, keptOf, type MapFilter } from '~/domain/mapFilter';
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

interface Sifted extends Shown {
  of: readonly MapFeature[];
}

/** What was sifted last, for whoever asks the same: the map, the list and the filter's own window do so in one breath. */
let sifted: Sifted & { filter: MapFilter; price: PriceNow } = { of: [], filter: everything, price: noPrice, kept: new Uint32Array(), shown: [] };

const sift = (of: readonly MapFeature[], filter: MapFilter, price: PriceNow): Sifted => {
  if (sifted.of === of && sifted.filter === filter && sifted.price === price) return sifted;
  const kept = keptOf(of, filter, price);
  const isWhole = conditionCount(filter) === 0;
  const shown: MapFeature[] = [];
  if (!isWhole)
    kept.forEach((place) => {
      const feature = of[place];
      if (feature) shown.push(feature);
    });
  sifted = { of, filter, price, kept, shown: isWhole ? of : shown };
  return sifted;
};

/** What the driver's filter leaves of the map's objects; the same list for as long as nothing in it changes. */
export const useShown = (features: readonly MapFeature[]): Shown => {
  const filter = useAtomValue(mapFilterAtom);
  const priceNow = usePriceNow();
  const price = filter.upTo === undefined ? noPrice : priceNow;
  const next = useMemo(() => sift(features, filter, price), [features, filter, price]);
  const [last, setLast] = useState(next);
  // A minute that moves no price leaves the drawing alone.
  const isAsBefore = last.of === next.of && isSame(last.kept, next.kept);
  if (!isAsBefore) setLast(next);
  return isAsBefore ? last : next;
};
