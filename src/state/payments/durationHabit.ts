import { storageKeys } from '../storageKeys';
import { storedAtom } from '../storedAtom';

/** The duration of this device's last paid stay, which is the default of the next form. */
export const usualDurationAtom = storedAtom(storageKeys.durationHabit);
