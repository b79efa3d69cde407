import { expect, it } from 'vitest';
import { movesMoney, type Attempt } from '~/domain/payments/attempt';
import { isDuplicateRefusal, mayBeDuplicateRefusal, isUnspent } from '~/domain/payments/duplicateRefusal';

it.each([
  ['start', 'ParkingSessionAlreadyExists', true],
  ['start', 'NoMoneyNoHoney', true],
  ['start', 'PriceChangedTryLater', false],
  ['renew', 'NoMoneyNoHoney', true],
  ['cancel', 'ParkingSessionIsOver', true],
  ['cancel', 'ParkingSessionNotFound', true],
  ['cancel', 'NoSaving', false],
  // A second extension is executed, not refused.
  ['renew', 'ParkingSessionIsOver', false],
  ['guestStart', 'ParkingSessionAlreadyExists', false],
  ['subscribe', 'SubscriptionAlreadyExists', true],
  ['subscribe', 'NoMoneyNoHoney', true],
  ['planar', 'ParkingSessionNotFound', true],
  ['planar', 'NoMoneyNoHoney', true],
  ['planar', 'PriceChangedTryLater', false],
  ['guestStart', 'NoMoneyNoHoney', false],
  ['startDeferred', 'ParkingSessionAlreadyExists', true],
  // A repeated end of a stay gets the same answer again.
  ['endDeferred', 'ParkingSessionNotFound', false],
] as const)('the refusal of an attempt %s with %s may be a duplicate refusal: %s', (kind, errorName, isDuplicate) => {
  expect(mayBeDuplicateRefusal(kind, errorName)).toBe(isDuplicate);
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
])('the attempt %j moves money at the city: %s', (attempt, moves) => {
  expect(movesMoney(attempt)).toBe(moves);
});

it.each([
  ['done', true],
  ['twice', true],
  ['notDone', false],
  // The history did not arrive, so the result is unknown.
  ['unclear', 'failed'],
  ['failed', 'failed'],
] as const)('a reading with the verdict %s shows that a refusal is a duplicate refusal: %s', (verdict, isDuplicate) => {
  expect(isDuplicateRefusal(verdict)).toBe(isDuplicate);
});

it.each<[string, number | undefined, number | undefined, number | undefined, boolean]>([
  ['all of it is left', 4000, 5000, 5000, true],
  ['less is gone than it costs', 4000, 5000, 2000, true],
  ['as much is gone as it costs', 4000, 5000, 1000, false],
  ['more is gone', 4000, 5000, 0, false],
  ['topped up meanwhile', 4000, 5000, 9000, true],
  ['the balance is not known', 4000, 5000, undefined, false],
  ['that of before is not', 4000, undefined, 5000, false],
  ['after a logout nobody knows the sum', undefined, 5000, 5000, false],
])(
  'a payment refused for lack of money is recognised as unspent by its balance: %s',
  (_, sum, balanceBefore, balance, expected) => {
    expect(isUnspent({ summary: { sum, balanceBefore } }, balance)).toBe(expected);
  },
);
