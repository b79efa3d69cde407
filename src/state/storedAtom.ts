import { atom } from 'jotai';
import { read, remove, watch, write, type StorageKey } from '~/platform/storage';

/** Sets an atom of `storedAtom` to its fallback and removes what is stored. */
export const clearStored: unique symbol = Symbol('clearStored');

type Next<Value> = Value | typeof clearStored;

/** An atom for one storage key. It reads immediately, writes through, and follows changes of other tabs. */
export const storedAtom = <Value>(key: StorageKey<Value>) => {
  const valueAtom = atom(read(key));
  valueAtom.onMount = (set) => {
    set(read(key));
    return watch(key, set);
  };
  return atom(
    (get) => get(valueAtom),
    (get, set, update: Next<Value> | ((old: Value) => Next<Value>)) => {
      const next = typeof update === 'function' ? (update as (old: Value) => Next<Value>)(get(valueAtom)) : update;
      if (next === clearStored) {
        set(valueAtom, key.fallback);
        remove(key);
      } else {
        set(valueAtom, next);
        write(key, next);
      }
    },
  );
};
