import { movesMoney, type Attempt } from './attempt';

/**
 * Browsers write their small storage down seconds later; what is killed before has forgotten it. So open attempts that move money have a
 * copy in a storage that is written at once (`reliability.md`, F-30). While the list itself lives, it is the truth.
 */

const isAmong = (list: readonly Attempt[], ended: readonly string[], { id }: Attempt): boolean =>
  ended.includes(id) || list.some((one) => one.id === id);

/** What a start brings back: in the copy, not in the list, and not known to have ended. */
export const lostAttempts = (copy: readonly Attempt[], list: readonly Attempt[], ended: readonly string[]): Attempt[] =>
  copy.filter((attempt) => !isAmong(list, ended, attempt));

/** The copy after a change of the list. What nobody has brought back yet stays: its account is not signed in. */
export const copyAfter = (copy: readonly Attempt[], list: readonly Attempt[], ended: readonly string[]): Attempt[] => [
  ...lostAttempts(copy, list, ended),
  ...list.filter((attempt) => movesMoney(attempt) && !ended.includes(attempt.id)),
];
