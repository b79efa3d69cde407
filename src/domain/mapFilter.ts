import { isForDisabled } from './disabledBays';
import { priceSteps, type PriceNow } from './mapPrice';
import type { Kopecks } from './money';
import { objectTypes, parkingCategories, type MapFeature, type ObjectType, type ParkingCategory } from './parking';

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

export const everything: MapFilter = { hiddenTypes: [], hiddenCategories: [], hasFreePlaces: false, hasPlacesForDisabled: false, isOpen: false };

const some = <Kind>(kinds: readonly Kind[], kept: unknown): Kind[] => kinds.filter((kind) => Array.isArray(kept) && kept.includes(kind));

/** A filter as the device kept it; what this version does not know in it holds nothing back. */
export const readFilter = (kept: unknown): MapFilter => {
  const fields = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
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
export const conditionCount = ({ hiddenTypes, hiddenCategories, upTo, hasFreePlaces, hasPlacesForDisabled, isOpen }: MapFilter): number =>
  [hiddenTypes.length > 0, hiddenCategories.length > 0, upTo !== undefined, hasFreePlaces, hasPlacesForDisabled, isOpen].filter(Boolean).length;

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
export const keptOf = (features: readonly MapFeature[], filter: MapFilter, priceNow: PriceNow): Uint32Array => {
  const kept = new Uint32Array(features.length);
  const isAll = conditionCount(filter) === 0;
  let count = 0;
  features.forEach((feature, index) => {
    if (!isAll && !passes(feature, filter, priceNow)) return;
    kept[count] = index;
    count += 1;
  });
  return kept.subarray(0, count);
};

export interface Kinds {
  types: ReadonlyMap<ObjectType, number>;
  categories: ReadonlyMap<ParkingCategory, number>;
}

/** The kinds of objects that there are, with their numbers. */
export const kindsOf = (features: readonly MapFeature[]): Kinds => {
  const types = new Map<ObjectType, number>();
  const categories = new Map<ParkingCategory, number>();
  for (const { objectType, category } of features) {
    types.set(objectType, (types.get(objectType) ?? 0) + 1);
    if (objectType === 'parkings') categories.set(category, (categories.get(category) ?? 0) + 1);
  }
  return { types, categories };
};

/** A list with one kind hidden that was shown, or shown that was hidden. */
export const withKind = <Kind>(hidden: readonly Kind[], kind: Kind, isShown: boolean): Kind[] => [
  ...hidden.filter((one) => one !== kind),
  ...(isShown ? [] : [kind]),
];
