import { isForDisabled } from './disabledBays';
import { priceSteps, type PriceNow } from './mapPrice';
import type { Kopecks } from '../money/money';
import { objectTypes, parkingCategories, type MapFeature, type ObjectType, type ParkingCategory } from './mapFeature';

/** Which objects the map draws and the list shows (MAP-02). What is hidden is named, so that a kind that is new to a city is seen. */
export interface MapFilter {
  hiddenTypes: readonly ObjectType[];
  hiddenCategories: readonly ParkingCategory[];
  /** At most so many kopecks an hour now; 0 is free of charge now. */
  upTo?: Kopecks;
  hasFreePlaces: boolean;
  hasPlacesForDisabled: boolean;
  /** Not switched off. */
  isOpen: boolean;
}

export const emptyFilter: MapFilter = {
  hiddenTypes: [],
  hiddenCategories: [],
  hasFreePlaces: false,
  hasPlacesForDisabled: false,
  isOpen: false,
};

const some = <Kind>(kinds: readonly Kind[], stored: unknown): Kind[] =>
  kinds.filter((kind) => Array.isArray(stored) && stored.includes(kind));

/** A filter as the device kept it; what this version does not know in it holds nothing back. */
export const readFilter = (stored: unknown): MapFilter => {
  const fields = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const upTo = fields['upTo'];
  return {
    hiddenTypes: some(objectTypes, fields['hiddenTypes']),
    hiddenCategories: some(parkingCategories, fields['hiddenCategories']),
    upTo: typeof upTo === 'number' && upTo >= 0 ? upTo : undefined,
    hasFreePlaces: fields['hasFreePlaces'] === true,
    hasPlacesForDisabled: fields['hasPlacesForDisabled'] === true,
    isOpen: fields['isOpen'] === true,
  };
};

/** The limits that are offered, in kopecks an hour: those of the map's colours. */
export const priceLimits: readonly Kopecks[] = priceSteps.filter((step) => Number.isFinite(step));

/** How many conditions hold something back; 0 shows everything. */
export const conditionCount = ({
  hiddenTypes,
  hiddenCategories,
  upTo,
  hasFreePlaces,
  hasPlacesForDisabled,
  isOpen,
}: MapFilter): number =>
  [
    hiddenTypes.length > 0,
    hiddenCategories.length > 0,
    upTo !== undefined,
    hasFreePlaces,
    hasPlacesForDisabled,
    isOpen,
  ].filter(Boolean).length;

/**
 * Does an object stay on the map? Conditions on price and places are asked of parkings alone, other objects go by their
 * type; what a parking does not tell (free places, price) it is not taken to have.
 */
export const passes = (feature: MapFeature, filter: MapFilter, priceNow: PriceNow): boolean => {
  if (filter.hiddenTypes.includes(feature.objectType)) return false;
  if (feature.objectType !== 'parkings') return true;
  if (filter.hiddenCategories.includes(feature.category)) return false;
  if (filter.isOpen && feature.isInactive) return false;
  if (filter.hasFreePlaces && (feature.isInactive || !feature.spaces.free)) return false;
  if (filter.hasPlacesForDisabled && !isForDisabled(feature)) return false;
  return filter.upTo === undefined || (priceNow(feature) ?? Number.POSITIVE_INFINITY) <= filter.upTo;
};

/** The places, in a list of objects, of those that pass. */
export const passingIndexes = (features: readonly MapFeature[], filter: MapFilter, priceNow: PriceNow): Uint32Array => {
  const indexes = new Uint32Array(features.length);
  const isAll = conditionCount(filter) === 0;
  let count = 0;
  features.forEach((feature, index) => {
    if (!isAll && !passes(feature, filter, priceNow)) return;
    indexes[count] = index;
    count += 1;
  });
  return indexes.subarray(0, count);
};

export interface KindCounts {
  types: ReadonlyMap<ObjectType, number>;
  categories: ReadonlyMap<ParkingCategory, number>;
}

/** The kinds of objects that there are, with their numbers. */
export const countKinds = (features: readonly MapFeature[]): KindCounts => {
  const types = new Map<ObjectType, number>();
  const categories = new Map<ParkingCategory, number>();
  for (const { objectType, category } of features) {
    types.set(objectType, (types.get(objectType) ?? 0) + 1);
    if (objectType === 'parkings') categories.set(category, (categories.get(category) ?? 0) + 1);
  }
  return { types, categories };
};

/** A list with one kind hidden that was shown, or shown that was hidden. */
export const withKind = <Kind>(hidden: readonly Kind[], kind: Kind, isVisible: boolean): Kind[] => [
  ...hidden.filter((one) => one !== kind),
  ...(isVisible ? [] : [kind]),
];
