import type { MapFeature, PlaceName } from './mapFeature';
import type { Zone } from '../stay/zone';

/** A saved place. It belongs to an account or to the guest. */
export interface Favourite extends PlaceName {
  /** The address, or else the name. */
  title: string;
}

/**
 * Returns the place of an open card. Undefined if it has neither zone nor code, because it could not be found again.
 */
export const favouriteOf = (feature: MapFeature | undefined, zone: Zone | undefined): Favourite | undefined => {
  const name: PlaceName = feature
    ? { zone: feature.zoneNumber, code: feature.code }
    : { zone: zone?.number || undefined, code: zone?.parkingCode };
  if (name.zone === undefined && name.code === undefined) return undefined;
  return { ...name, title: feature?.address ?? (zone?.address || feature?.name || zone?.name || '') };
};

export const isSamePlace = (one: PlaceName, other: PlaceName): boolean =>
  one.zone === other.zone && one.code === other.code;

/** Returns the address that opens the card of a place: `/?city=…&zone=…&parkingCode=…`. */
export const cardAddress = ({ zone, code }: PlaceName, city: string, prefix: string): string => {
  const search = new URLSearchParams({ city });
  if (zone !== undefined) search.set('zone', zone);
  if (code !== undefined) search.set('parkingCode', code);
  return `${prefix || '/'}?${search.toString()}`;
};
