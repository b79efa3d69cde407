import { atom } from 'jotai';
import type { ParsedMap } from './readMapInfo';

/** Addresses of a whole set as the engine reads it, drawn up by the worker: drawing it costs the page nothing. */
export interface MapGeojson {
  spots: string;
  shapes: string;
}

const geojsonByCity = new Map<string, MapGeojson>();

/** The drawing of a city whose first set is still being taken in: it can be looked at before there is anything to tap. */
export const earlyGeojsonAtom = atom<{ city: string; geojson: MapGeojson } | undefined>(undefined);

export const hasGeojson = (city: string): boolean => geojsonByCity.has(city);

/** Gives a city's set its addresses; those of the set before it are good no more. */
export const replaceGeojson = (city: string, { spots, shapes }: ParsedMap['geojson']): MapGeojson => {
  const old = geojsonByCity.get(city);
  if (old) [old.spots, old.shapes].forEach((address) => URL.revokeObjectURL(address));
  const urls = { spots: URL.createObjectURL(spots), shapes: URL.createObjectURL(shapes) };
  geojsonByCity.set(city, urls);
  return urls;
};
