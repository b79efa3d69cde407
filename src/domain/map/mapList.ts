import { arcKm } from '../search/cityDistance';
import type { PriceNow } from './mapPrice';
import type { GeoPoint } from './geoPoint';
import { anchorOf, type MapFeature } from './mapFeature';

/**
 * The sort order of the list beside the map. There can be 100,000 objects, and a tap waits for the result. Typed arrays
 * are therefore sorted as numbers, without a comparison function.
 */

/** The location of each object, by its index in the list. */
export interface Anchors {
  latitudes: Float64Array;
  longitudes: Float64Array;
}

export const anchorsOf = (features: readonly MapFeature[]): Anchors => {
  const anchors = { latitudes: new Float64Array(features.length), longitudes: new Float64Array(features.length) };
  features.forEach(({ geometry }, index) => {
    const { latitude, longitude } = anchorOf(geometry);
    anchors.latitudes[index] = latitude;
    anchors.longitudes[index] = longitude;
  });
  return anchors;
};

/** Metres from a point to each object, along the great circle. */
export const metresFrom = (from: GeoPoint, { latitudes, longitudes }: Anchors): Float64Array =>
  latitudes.map((latitude, index) => arcKm(from, { latitude, longitude: longitudes[index] ?? 0 }) * 1000);

/** The current price of each object in kopecks an hour. An unknown price ranks above every other. */
export const pricesOf = (features: readonly MapFeature[], priceNow: PriceNow): Float64Array =>
  Float64Array.from(features, (feature) => priceNow(feature) ?? Number.POSITIVE_INFINITY);

/** Larger values, in metres or kopecks, count as equal. */
const maxValue = 2 ** 32 - 1;
const digitBits = 11;
const lowBits = 2 ** digitBits - 1;

/**
 * Sorts indexes by their values with a stable radix sort. Values must not be negative, and their fractions are ignored.
 * For 100,000 objects it is ten times as fast as comparing.
 */
export const sortedBy = (places: Uint32Array, values: Float64Array): Uint32Array => {
  let [sorted, next] = [places.slice(), new Uint32Array(places.length)];
  let keys = sorted.map((place) => Math.min(maxValue, values[place] ?? maxValue));
  let nextKeys = new Uint32Array(places.length);
  for (let shift = 0; shift < 32; shift += digitBits) {
    const ends = new Uint32Array(lowBits + 1);
    for (let index = 0; index < keys.length; index += 1) {
      const digit = ((keys[index] ?? 0) >>> shift) & lowBits;
      ends[digit] = (ends[digit] ?? 0) + 1;
    }
    for (let digit = 1; digit < ends.length; digit += 1) ends[digit] = (ends[digit] ?? 0) + (ends[digit - 1] ?? 0);
    for (let index = keys.length - 1; index >= 0; index -= 1) {
      const key = keys[index] ?? 0;
      const digit = (key >>> shift) & lowBits;
      const at = (ends[digit] ?? 0) - 1;
      ends[digit] = at;
      next[at] = sorted[index] ?? 0;
      nextKeys[at] = key;
    }
    [sorted, next] = [next, sorted];
    [keys, nextKeys] = [nextKeys, keys];
  }
  return sorted;
};

export type ListOrder = 'near' | 'cheap';

/** Puts the parkings before all other objects. Both keep their order. */
export const parkingsFirst = (places: Uint32Array, features: readonly MapFeature[]): Uint32Array => {
  const isParking = (place: number): boolean => features[place]?.objectType === 'parkings';
  const sorted = new Uint32Array(places.length);
  const parkings = places.filter(isParking);
  sorted.set(parkings);
  sorted.set(
    places.filter((place) => !isParking(place)),
    parkings.length,
  );
  return sorted;
};

/** Sorts by distance, or by price and then by distance. */
export const sortPlaces = (
  order: ListOrder,
  places: Uint32Array,
  metres: Float64Array,
  prices: () => Float64Array,
): Uint32Array => {
  const near = sortedBy(places, metres);
  return order === 'near' ? near : sortedBy(near, prices());
};
