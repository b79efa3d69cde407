import { atom } from 'jotai';
import * as v from 'valibot';
import { everything, readFilter, type MapFilter } from '~/domain/mapFilter';
import { cityIdAtom } from './city';
import { key } from './keys';
import { storedAtom } from './storedAtom';

/** City → what its map shows; one of `keys` that only the map reads. */
export const mapFilterKey = key<Record<string, MapFilter>>({
  name: 'map-filter',
  schema: v.record(v.string(), v.pipe(v.unknown(), v.transform(readFilter))),
  fallback: {},
});

const filtersAtom = storedAtom(mapFilterKey);

/** The filter of the chosen city's map and list. */
export const mapFilterAtom = atom(
  (get): MapFilter => get(filtersAtom)[get(cityIdAtom) ?? ''] ?? everything,
  (get, set, next: MapFilter) => set(filtersAtom, (kept) => ({ ...kept, [get(cityIdAtom) ?? '']: next })),
);
