import { atom } from 'jotai';
import type { Instant } from '~/domain/time/cityTime';
import type { ParsedMap } from './readMapInfo';

/** The object URLs of a whole set as GeoJSON. The worker builds it, so that drawing it costs the page nothing. */
export interface MapGeojson {
  spots: string;
  shapes: string;
  /** The moment whose prices are drawn. */
  pricedAt: Instant;
}

const geojsonByCity = new Map<string, MapGeojson>();

/**
 * The GeoJSON of a city whose first set is still being received. It can be drawn before anything on it can be tapped.
 */
export const earlyGeojsonAtom = atom<{ city: string; geojson: MapGeojson } | undefined>(undefined);

export const hasGeojson = (city: string): boolean => geojsonByCity.has(city);

/** Creates the object URLs of a city's new set and revokes those of the previous set. */
export const replaceGeojson = (city: string, { spots, shapes, pricedAt }: ParsedMap['geojson']): MapGeojson => {
  const old = geojsonByCity.get(city);
  if (old) [old.spots, old.shapes].forEach((address) => URL.revokeObjectURL(address));
  const urls = { spots: URL.createObjectURL(spots), shapes: URL.createObjectURL(shapes), pricedAt };
  geojsonByCity.set(city, urls);
  return urls;
};
