import * as v from 'valibot';
import { storageKey } from '../storageKeys';
import { storedAtom } from '../storedAtom';

/** The duration of this device's last paid stay, which is the default of the next form. */
export const usualDurationAtom = storedAtom(
  storageKey<number | null>({ name: 'duration-habit', schema: v.nullable(v.number()), fallback: null }),
);
