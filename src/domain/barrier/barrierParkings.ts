import type { GeoPoint } from '../content/options';
import { anchorOf, type MapFeature } from '../map/mapFeature';
import { metresBetween } from '../map/directions';

export interface BarrierParking {
  number: string;
  /** Its name or address. */
  title: string;
  /** From the driver, where the position is known. */
  metres?: number;
}

/** The parkings with a barrier among the map's objects: the nearest first where a position is known, else by their titles. */
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
