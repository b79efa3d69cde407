import * as v from 'valibot';
import { storageKey } from '../storageKeys';
import { storedAtom } from '../storedAtom';

/** How long this device's last paid stay was: what the next form begins with. */
export const usualDurationAtom = storedAtom(
  storageKey<number | null>({ name: 'duration-habit', schema: v.nullable(v.number()), fallback: null }),
);
