import type { GeoPoint } from './options';
import { anchorOf, type MapFeature } from './parking';
import { metresBetween } from './route';

export interface PlanarParking {
  number: string;
  /** Its name or address. */
  title: string;
  /** From the driver, where the position is known. */
  metres?: number;
}

/** The parkings with a barrier among the map's objects: the nearest first where a position is known, else by their titles. */
export const planarParkings = (features: readonly MapFeature[], from: GeoPoint | undefined): PlanarParking[] => {
  const found = new Map<string, PlanarParking>();
  for (const { category, isInactive, code, name, address, geometry } of features) {
    if (category !== 'planar' || isInactive || code === undefined || found.has(code)) continue;
    found.set(code, { number: code, title: address ?? name ?? '', metres: from && metresBetween(from, anchorOf(geometry)) });
  }
  return [...found.values()].sort(
    (one, other) => (one.metres ?? 0) - (other.metres ?? 0) || one.title.localeCompare(other.title, 'ru') || one.number.localeCompare(other.number),
  );
};
