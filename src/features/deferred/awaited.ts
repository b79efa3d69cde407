import type { Instant } from '~/domain/cityTime';
import { personalAtom } from '~/state/personal';

/** Stays whose payment page has been opened, by id, and when: their money may be on its way. */
export const awaitedAtom = personalAtom<Readonly<Record<string, Instant>>>({});
