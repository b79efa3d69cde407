import type { Instant } from '../time/cityTime';
import { runningStays, type Stay } from '../stay/stay';

/** A reason to confirm before logging out. */
export type SignOutWarning = { kind: 'payment' } | { kind: 'stay'; stay: Stay; count: number } | { kind: 'notes' };

/**
 * An open payment comes first, because it can be followed only while signed in. Unpaid notes are deleted with the
 * login, so the dialog names them next to any other warning.
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
