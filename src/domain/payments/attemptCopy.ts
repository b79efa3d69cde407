import { movesMoney, type Attempt } from './attempt';

/**
 * Browsers write Web Storage to disk with a delay of seconds, and a killed browser loses the change. Open attempts that
 * move money therefore have a copy in a storage that writes immediately (F-30). As long as the list itself exists, it
 * is authoritative.
 */

const isAmong = (list: readonly Attempt[], ended: readonly string[], { id }: Attempt): boolean =>
  ended.includes(id) || list.some((one) => one.id === id);

/** The attempts to restore at a start: in the copy, not in the list, and not known to have ended. */
export const lostAttempts = (copy: readonly Attempt[], list: readonly Attempt[], ended: readonly string[]): Attempt[] =>
  copy.filter((attempt) => !isAmong(list, ended, attempt));

/**
 * The copy after a change of the list. Attempts that are not restored yet stay, because their account is not signed in.
 */
export const copyAfter = (copy: readonly Attempt[], list: readonly Attempt[], ended: readonly string[]): Attempt[] => [
  ...lostAttempts(copy, list, ended),
  ...list.filter((attempt) => movesMoney(attempt) && !ended.includes(attempt.id)),
];
