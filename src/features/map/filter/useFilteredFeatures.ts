import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { conditionCount, emptyFilter, passingIndexes, type MapFilter } from '~/domain/map/mapFilter';
import type { PriceNow } from '~/domain/map/mapPrice';
import type { MapFeature } from '~/domain/map/mapFeature';
import { mapFilterAtom } from '~/state/map/mapFilter';
import { useCurrentPrice } from './useCurrentPrice';

interface FilteredFeatures {
  /** Indexes in the given list of the objects that pass the filter. */
  indexes: Uint32Array;
  /** The same as objects. Without a filter, the given list itself. */
  visible: readonly MapFeature[];
}

const isSame = (one: Uint32Array, other: Uint32Array): boolean =>
  one === other || (one.length === other.length && one.every((place, index) => place === other[index]));

/** A filter without a price limit does not depend on the time. */
const noPrice: PriceNow = () => undefined;

interface CachedFilter extends FilteredFeatures {
  source: readonly MapFeature[];
}

/** The last result. Map, list and filter dialog need the same one at the same time. */
let lastFilter: CachedFilter & { filter: MapFilter; price: PriceNow } = {
  source: [],
  filter: emptyFilter,
  price: noPrice,
  indexes: new Uint32Array(),
  visible: [],
};

const applyFilter = (source: readonly MapFeature[], filter: MapFilter, price: PriceNow): CachedFilter => {
  if (lastFilter.source === source && lastFilter.filter === filter && lastFilter.price === price) return lastFilter;
  const indexes = passingIndexes(source, filter, price);
  const isUnfiltered = conditionCount(filter) === 0;
  const visible: MapFeature[] = [];
  if (!isUnfiltered)
    indexes.forEach((place) => {
      const feature = source[place];
      if (feature) visible.push(feature);
    });
  lastFilter = { source, filter, price, indexes, visible: isUnfiltered ? source : visible };
  return lastFilter;
};

/**
 * Returns the map's objects that pass the driver's filter. The result stays the same object as long as nothing in it
 * changes.
 */
export const useFilteredFeatures = (features: readonly MapFeature[]): FilteredFeatures => {
  const filter = useAtomValue(mapFilterAtom);
  const priceNow = useCurrentPrice();
  const price = filter.upTo === undefined ? noPrice : priceNow;
  const next = useMemo(() => applyFilter(features, filter, price), [features, filter, price]);
  const [last, setLast] = useState(next);
  // A new minute that changes no price must not redraw the map.
  const isUnchanged = last.source === next.source && isSame(last.indexes, next.indexes);
  if (!isUnchanged) setLast(next);
  return isUnchanged ? last : next;
};
