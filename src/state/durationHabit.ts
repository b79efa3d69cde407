import { keys } from './keys';
import { storedAtom } from './storedAtom';

/** How long this device's last paid stay was: what the next form begins with. */
export const durationHabitAtom = storedAtom(keys.durationHabitMin);
