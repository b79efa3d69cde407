import { atomWithStorage } from 'jotai/utils';
import { fullName, read, remove, watch, write, type StorageKey } from '~/platform/storage';

/** An atom for one storage key. It reads immediately, writes through, and follows changes of other tabs. */
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
