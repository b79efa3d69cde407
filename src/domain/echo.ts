import type { AttemptKind } from './attempt';
import type { Verdict } from './reconcile';

/**
 * Refusals that may be the echo of our own success: a browser that meets a reset connection sends the request again by
 * itself, and the second one is refused because the first was done (`reliability.md`, section 5).
 */
const echoes: Partial<Record<AttemptKind, readonly string[]>> = {
  start: ['ParkingSessionAlreadyExists'],
  cancel: ['ParkingSessionIsOver', 'ParkingSessionNotFound'],
  subscribe: ['SubscriptionAlreadyExists'],
  planar: ['ParkingSessionNotFound'],
  startDeferred: ['ParkingSessionAlreadyExists'],
};
export const mayBeEcho = (kind: AttemptKind, errorName: string): boolean => echoes[kind]?.includes(errorName) ?? false;

/**
 * Was it our own success that came back as a refusal, by one read of the server's state? A read that does not tell is as good as
 * none: a payment that was made must not be told as refused.
 */
export const echoOf = (verdict: Verdict | 'failed'): boolean | 'failed' => {
  if (verdict === 'unclear' || verdict === 'failed') return 'failed';
  return verdict !== 'notDone';
};
