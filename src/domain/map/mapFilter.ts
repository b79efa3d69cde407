import { isForDisabled } from './disabledBays';
import { priceSteps, type PriceNow } from './mapPrice';
import type { Kopecks } from '../money/money';
import { objectTypes, parkingCategories, type MapFeature, type ObjectType, type ParkingCategory } from './mapFeature';

/** The objects that map and list show (MAP-02). Hidden kinds are listed, so that a new kind is visible by default. */
export interface MapFilter {
  hiddenTypes: readonly ObjectType[];
  hiddenCategories: readonly ParkingCategory[];
  /** The highest price now, in kopecks an hour; 0 shows only free ones. */
  upTo?: Kopecks;
  hasFreePlaces: boolean;
  hasPlacesForDisabled: boolean;
  /** Only parkings in service. */
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

/** Reads a stored filter. Values that this version does not know hide nothing. */
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

/** The price limits in the filter, in kopecks an hour: the steps of the map's colours. */
export const priceLimits: readonly Kopecks[] = priceSteps.filter((step) => Number.isFinite(step));

/** The number of active conditions; 0 shows everything. */
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
 * True if the object is shown. Conditions on prices and spaces apply to parkings only; other objects are filtered by
 * type. A parking that does not report its free spaces or price does not pass that condition.
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

/** Returns the indexes of the objects that pass. */
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

/** Counts the objects of each kind. */
export const countKinds = (features: readonly MapFeature[]): KindCounts => {
  const types = new Map<ObjectType, number>();
  const categories = new Map<ParkingCategory, number>();
  for (const { objectType, category } of features) {
    types.set(objectType, (types.get(objectType) ?? 0) + 1);
    if (objectType === 'parkings') categories.set(category, (categories.get(category) ?? 0) + 1);
  }
  return { types, categories };
};

/** Shows or hides one kind. */
export const withKind = <Kind>(hidden: readonly Kind[], kind: Kind, isVisible: boolean): Kind[] => [
  ...hidden.filter((one) => one !== kind),
  ...(isVisible ? [] : [kind]),
];
