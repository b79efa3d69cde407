import { atom } from 'jotai';
import * as v from 'valibot';
import { emptyFilter, readFilter, type MapFilter } from '~/domain/map/mapFilter';
import { cityIdAtom } from '../currentCity';
import { storageKey } from '../storageKeys';
import { storedAtom } from '../storedAtom';

/** City → the filter of its map. Defined here and not in `storageKeys`, because only the map reads it. */
export const mapFilterKey = storageKey<Record<string, MapFilter>>({
  name: 'map-filter',
  owner: 'device',
  purpose: 'settings',
  schema: v.record(v.string(), v.pipe(v.unknown(), v.transform(readFilter))),
  fallback: {},
});

const filtersAtom = storedAtom(mapFilterKey);

/** The filter of the map and list of the chosen city. */
export const mapFilterAtom = atom(
  (get): MapFilter => get(filtersAtom)[get(cityIdAtom) ?? ''] ?? emptyFilter,
  (get, set, next: MapFilter) => set(filtersAtom, (stored) => ({ ...stored, [get(cityIdAtom) ?? '']: next })),
);
