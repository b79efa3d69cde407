import { type GeoPoint, metresBetween } from '../map/geoPoint';
import { anchorOf, type MapFeature } from '../map/mapFeature';

export interface BarrierParking {
  number: string;
  /** The name or address. */
  title: string;
  /** Distance from the driver, if the position is known. */
  metres?: number;
}

/** Returns the map's car parks with a barrier: the nearest first, or by title if the position is unknown. */
export const barrierParkings = (features: readonly MapFeature[], from: GeoPoint | undefined): BarrierParking[] => {
  const found = new Map<string, BarrierParking>();
  for (const { category, isInactive, code, name, address, geometry } of features) {
    if (category !== 'planar' || isInactive || code === undefined || found.has(code)) continue;
    found.set(code, {
      number: code,
      title: address ?? name ?? '',
      metres: from && metresBetween(from, anchorOf(geometry)),
    });
  }
  return [...found.values()].sort(
    (one, other) =>
      (one.metres ?? 0) - (other.metres ?? 0) ||
      one.title.localeCompare(other.title, 'ru') ||
      one.number.localeCompare(other.number),
  );
};
