import type { Instant } from './cityTime';
import { runningSessions, type ParkingSession } from './session';

/** What somebody should know before logging out; undefined where nothing speaks against it. */
export type LeavingDoubt = { kind: 'payment' } | { kind: 'stay'; session: ParkingSession; count: number } | { kind: 'notes' };

/**
 * A payment whose ending is open comes first: it can be followed only while signed in. Notes that are not paid for go with the
 * login: they are named beside whatever else there is.
 */
export const leavingDoubt = (
  sessions: readonly ParkingSession[],
  isPaymentOpen: boolean,
  hasNotes: boolean,
  now: Instant,
): LeavingDoubt | undefined => {
  if (isPaymentOpen) return { kind: 'payment' };
  const running = runningSessions(sessions, now);
  const [first] = running;
  if (first) return { kind: 'stay', session: first, count: running.length };
  return hasNotes ? { kind: 'notes' } : undefined;
};
