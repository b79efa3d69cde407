import type { AttemptKind } from './attempt';

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
