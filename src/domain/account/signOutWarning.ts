import type { Instant } from '../time/cityTime';
import { runningStays, type Stay } from '../stay/stay';

/** What somebody should know before logging out; undefined where nothing speaks against it. */
export type SignOutWarning = { kind: 'payment' } | { kind: 'stay'; stay: Stay; count: number } | { kind: 'notes' };

/**
 * A payment whose ending is open comes first: it can be followed only while signed in. Notes that are not paid for go with the
 * login: they are named beside whatever else there is.
 */
export const signOutWarning = (
  stays: readonly Stay[],
  isPaymentOpen: boolean,
  hasNotes: boolean,
  now: Instant,
): SignOutWarning | undefined => {
  if (isPaymentOpen) return { kind: 'payment' };
  const running = runningStays(stays, now);
  const [first] = running;
  if (first) return { kind: 'stay', stay: first, count: running.length };
  return hasNotes ? { kind: 'notes' } : undefined;
};
