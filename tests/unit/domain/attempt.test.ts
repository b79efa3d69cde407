import { expect, it } from 'vitest';
import { mayBeEcho, movesMoney, type Attempt } from '~/domain/attempt';

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
])('%j moves money at the city: %s', (attempt, moves) => {
  expect(movesMoney(attempt)).toBe(moves);
});
