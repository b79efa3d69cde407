import * as v from 'valibot';
import { key } from './keys';
import { storedAtom } from './storedAtom';

/** How long this device's last paid stay was: what the next form begins with. */
export const durationHabitAtom = storedAtom(key<number | null>({ name: 'duration-habit', schema: v.nullable(v.number()), fallback: null }));
