// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { Attempt } from '~/domain/attempt';
import { attemptsAtom, setTrace } from '~/state/attempts';
import { serverNow } from '~/state/clock';
import { asKnown, noteAsked, noteNext } from '~/state/renewals';
import { store } from '~/state/store';

let made = 0;
const attempt = (patch: Partial<Attempt>): Attempt => ({
  id: `a${(made += 1)}`,
  city: 'perm',
  kind: 'start',
  accountKey: 'k',
  payloadHash: 'h',
  target: 't',
  sentAt: serverNow(),
  knownSessionIds: [],
  ...patch,
});
/** Sends one after another, and says how many the second is known to come after. */
const after = (earlier: Attempt, next: Attempt, isLookedOver = false): number | undefined => {
  store.set(attemptsAtom, [{ ...earlier, isAnsweredOk: true }, next]);
  setTrace(earlier, { phase: 'done' });
  if (isLookedOver) store.set(attemptsAtom, [next]);
  if (next.kind === 'renew') noteAsked(next.id);
  else noteNext(next.id);
  // An answer that is heard writes the record anew.
  store.set(attemptsAtom, [{ ...next, isAnsweredOk: true }]);
  return asKnown(next).madeThisMinute;
};

beforeEach(() => store.set(attemptsAtom, []));

it.each<[string, Partial<Attempt>, Partial<Attempt>, boolean, number | undefined]>([
  ['a stay of the same, not looked over yet', {}, {}, false, 1],
  ['a stay of the same that the profile knows', {}, {}, true, undefined],
  ['another stay', { target: 'u' }, {}, false, undefined],
  ['a stay minutes before', { sentAt: serverNow() - 120_000 }, {}, false, undefined],
  ['another subscription', { kind: 'subscribe', target: 's1' }, { kind: 'subscribe', target: 's2' }, true, 1],
  [
    'a subscription of somebody else',
    { kind: 'subscribe', target: 's3', accountKey: 'o' },
    { kind: 'subscribe', target: 's4', accountKey: 'p' },
    true,
    undefined,
  ],
  ['more time of the same stay', { kind: 'renew', sessionId: 's5' }, { kind: 'renew', sessionId: 's5' }, true, 1],
  ['more time of another stay', { kind: 'renew', sessionId: 's6' }, { kind: 'renew', sessionId: 's7' }, true, undefined],
])('what was made in the minute before a payment: %s', (_, earlier, next, isLookedOver, count) => {
  expect(after(attempt(earlier), attempt(next), isLookedOver)).toBe(count);
});
