import { atom } from 'jotai';
import * as v from 'valibot';
import { emptyFilter, readFilter, type MapFilter } from '~/domain/map/mapFilter';
import { cityIdAtom } from '../currentCity';
import { storageKey } from '../storageKeys';
import { storedAtom } from '../storedAtom';

/** City → what its map shows; one of `keys` that only the map reads. */
export const mapFilterKey = storageKey<Record<string, MapFilter>>({
  name: 'map-filter',
  schema: v.record(v.string(), v.pipe(v.unknown(), v.transform(readFilter))),
  fallback: {},
});

const filtersAtom = storedAtom(mapFilterKey);

/** The filter of the chosen city's map and list. */
export const mapFilterAtom = atom(
  (get): MapFilter => get(filtersAtom)[get(cityIdAtom) ?? ''] ?? emptyFilter,
  (get, set, next: MapFilter) => set(filtersAtom, (stored) => ({ ...stored, [get(cityIdAtom) ?? '']: next })),
);
