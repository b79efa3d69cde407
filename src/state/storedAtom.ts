import { atomWithStorage } from 'jotai/utils';
import { fullName, read, remove, watch, write, type StorageKey } from '~/platform/storage';

/** An atom over one storage key: read at once, written through, and changed when another tab changes it. */
export const storedAtom = <Value>(key: StorageKey<Value>) =>
  atomWithStorage<Value>(
    fullName(key),
    key.fallback,
    {
      getItem: () => read(key),
      setItem: (_, value) => {
        write(key, value);
      },
      removeItem: () => remove(key),
      subscribe: (_, onChange) => watch(key, onChange),
    },
    { getOnInit: true },
  );
