import { expect, it } from 'vitest';
import { movesMoney, type Attempt } from '~/domain/attempt';
import { echoOf, mayBeEcho } from '~/domain/echo';

it.each([
  ['start', 'ParkingSessionAlreadyExists', true],
  ['start', 'NoMoneyNoHoney', false],
  ['cancel', 'ParkingSessionIsOver', true],
  ['cancel', 'ParkingSessionNotFound', true],
  ['cancel', 'NoSaving', false],
  // A second extension is done, not refused.
  ['renew', 'ParkingSessionIsOver', false],
  ['guestStart', 'ParkingSessionAlreadyExists', false],
  ['subscribe', 'SubscriptionAlreadyExists', true],
  ['subscribe', 'NoMoneyNoHoney', false],
  ['planar', 'ParkingSessionNotFound', true],
  ['planar', 'PriceChangedTryLater', false],
  ['startDeferred', 'ParkingSessionAlreadyExists', true],
  // Asked again, the end of a stay is told again.
  ['endDeferred', 'ParkingSessionNotFound', false],
] as const)('%s refused with %s may be the echo of its own success: %s', (kind, errorName, isEcho) => {
  expect(mayBeEcho(kind, errorName)).toBe(isEcho);
});

it.each<[Pick<Attempt, 'kind' | 'isOnlyLink'>, boolean]>([
  [{ kind: 'start' }, true],
  [{ kind: 'renew' }, true],
  [{ kind: 'cancel' }, true],
  [{ kind: 'refill' }, false],
  [{ kind: 'guestStart' }, false],
  [{ kind: 'subscribe' }, true],
  [{ kind: 'subscribe', isOnlyLink: true }, false],
  [{ kind: 'planar' }, true],
  [{ kind: 'planar', isOnlyLink: true }, false],
  [{ kind: 'startDeferred' }, true],
  [{ kind: 'endDeferred' }, true],
  [{ kind: 'payDeferred' }, false],
])('%j moves money at the city: %s', (attempt, moves) => {
  expect(movesMoney(attempt)).toBe(moves);
});

it.each([
  ['done', true],
  ['twice', true],
  ['notDone', false],
  // The history did not come: nobody knows.
  ['unclear', 'failed'],
  ['failed', 'failed'],
] as const)('a read that says %s makes of a refusal an echo: %s', (verdict, echo) => {
  expect(echoOf(verdict)).toBe(echo);
});
