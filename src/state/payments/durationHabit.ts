import * as v from 'valibot';
import { storageKey } from '../storageKeys';
import { storedAtom } from '../storedAtom';

export const durationHabitKey = storageKey<number | null>({
  name: 'duration-habit',
  owner: 'account',
  purpose: 'settings',
  schema: v.nullable(v.number()),
  fallback: null,
});

/** The duration of this device's last paid stay, which is the default of the next form. */
export const usualDurationAtom = storedAtom(durationHabitKey);
