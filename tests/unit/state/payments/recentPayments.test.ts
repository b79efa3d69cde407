// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attemptOf, type Attempt, type AttemptFields } from '~/domain/payments/attempt';
import type { AttemptState } from '~/domain/payments/attempt.state';
import { attemptsAtom, setAttemptStatus } from '~/state/payments/attempts';
import { serverNow } from '~/state/clock';
import {
  withRecentPayments,
  paymentsBefore,
  endKnownByDevice,
  justMade,
  recordNextPayment,
} from '~/state/payments/recentPayments';
import { store } from '~/state/store';

let made = 0;
const attempt = (patch: Partial<AttemptFields>): Attempt =>
  attemptOf({
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
const now = Date.UTC(2026, 10, 20, 9);

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  store.set(attemptsAtom, []);
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

const same = { sentAt: now, at: now, isSame: true };
it.each<[string, Partial<Attempt>, Partial<Attempt>, object[]]>([
  ['a stay of the same', {}, {}, [same]],
  [
    'a stay of the same that the profile of the next one must hold',
    {},
    { sentAt: now + 30_000, knownAt: now + 20_000 },
    [],
  ],
  [
    'a stay of the same that the profile of the next one may not hold',
    {},
    { sentAt: now + 30_000, knownAt: now + 5000 },
    [same],
  ],
  ['a stay of the same, whose answer took its time', { sentAt: now - 20_000 }, {}, [{ ...same, sentAt: now - 20_000 }]],
  ['a stay of the same that was found made long after', { sentAt: now - 600_000 }, {}, []],
  ['a stay of the same after it', { sentAt: now + 1 }, {}, []],
  ['a stay of the same that was told to have begun before', { startsAt: now - 3_600_000 }, {}, []],
  ['a stay of the same, before one that was told to have begun before', {}, { startsAt: now - 3_600_000 }, []],
  ['another stay', { target: 'u' }, {}, []],
  [
    'another subscription',
    { kind: 'subscribe', target: 's1' },
    { kind: 'subscribe', target: 's2' },
    [{ ...same, isSame: false }],
  ],
  ['the same subscription', { kind: 'subscribe' }, { kind: 'subscribe' }, [same]],
  [
    'a subscription of somebody else',
    { kind: 'subscribe', accountKey: 'o' },
    { kind: 'subscribe', accountKey: 'p' },
    [],
  ],
  ['a subscription of another city', { kind: 'subscribe', city: 'kazan' }, { kind: 'subscribe' }, []],
  ['a link alone', { kind: 'subscribe', isOnlyLink: true }, { kind: 'subscribe' }, []],
  ['another kind', { kind: 'planar' }, { kind: 'subscribe' }, []],
  ['another stay was stopped', { kind: 'cancel' }, { kind: 'cancel' }, []],
])('paymentsBefore lists what was paid shortly before a payment: %s', (_, earlier, next, expected) => {
  setAttemptStatus(attempt({ sentAt: now, ...earlier }), { phase: 'done' });
  expect(paymentsBefore(attempt({ sentAt: now, ...next }))).toEqual(expected);
});

it.each<[string, AttemptState, number]>([
  ['made', { phase: 'done' }, 1],
  ['refused', { phase: 'refused', errorName: 'NoMoneyNoHoney' }, 0],
  ['not made', { phase: 'notDone' }, 0],
  ['still on its way', { phase: 'sending' }, 0],
])('paymentsBefore counts an earlier payment only if it was made, here: %s', (_, state, count) => {
  setAttemptStatus(attempt({ sentAt: now }), state);
  expect(paymentsBefore(attempt({ sentAt: now }))).toHaveLength(count);
});

it.each<[string, Partial<AttemptFields>, Partial<AttemptFields>]>([
  ['of the same, is known', {}, { nextSentAts: [now + 1000] }],
  ['of something else, is known', { target: 'u' }, { nextElseSentAts: [now + 1000] }],
  ['of something else by somebody else, is not its own', { target: 'u', accountKey: 'o' }, {}],
  ['of something else in another city, is not its own', { target: 'u', city: 'kazan' }, {}],
  ['of another kind, is not its own', { target: 'u', kind: 'planar' }, {}],
])('a payment that is sent after a subscription, %s until it is refused', (_, patch, expected) => {
  const first = attempt({ kind: 'subscribe', sentAt: now });
  const next = attempt({ kind: 'subscribe', sentAt: now + 1000, ...patch });
  store.set(attemptsAtom, [first, next]);
  recordNextPayment(next.id);
  const known = ({ nextSentAts = [], nextElseSentAts = [] }: Attempt) => ({ nextSentAts, nextElseSentAts });
  const none = { nextSentAts: [], nextElseSentAts: [] };
  expect(known(withRecentPayments(first, 0))).toEqual({ ...none, ...expected });
  setAttemptStatus(next, { phase: 'refused', errorName: 'NoMoneyNoHoney' });
  expect(known(withRecentPayments(first, 0))).toEqual(none);
});

const renewal = (patch: Partial<AttemptFields>): Attempt =>
  attempt({ kind: 'renew', endsAtBefore: now, durationMin: 30, sentAt: now, ...patch });
it.each<[string, string, number]>([
  ['the same stay', 's1', 1],
  ['another stay', 's2', 0],
])('an extension of %s just before is counted for its own stay only', (_, sessionId, count) => {
  setAttemptStatus(renewal({ sessionId: 's1' }), { phase: 'done' });
  expect(withRecentPayments(renewal({ sessionId }), 0).madeThisMinute).toBe(count);
  expect(justMade({ city: 'perm', sessionId })).toBe(count);
  expect(endKnownByDevice({ city: 'perm', sessionId })).toBe(count * (now + 1_800_000));
});

it('an extension with a slow answer counts in the minute of that answer', () => {
  setAttemptStatus(renewal({ sessionId: 's3', sentAt: now - 90_000 }), { phase: 'done' });
  expect(withRecentPayments(renewal({ sessionId: 's3', sentAt: now + 1000 }), 0).madeThisMinute).toBe(1);
  // While the city's clock is unknown, it may be dated after the sending.
  expect(withRecentPayments(renewal({ sessionId: 's3', sentAt: now + 1000 }), 0).justMade).toBe(0);
  expect(withRecentPayments(renewal({ sessionId: 's3', sentAt: now + 1000 }), 660_000).justMade).toBe(1);
});

it('a payment that was answered after its driver had left is known by its record alone', () => {
  store.set(attemptsAtom, [
    renewal({ sessionId: 's8', isAnsweredOk: true }),
    attempt({ sentAt: now - 8000, isAnsweredOk: true }),
  ]);
  expect([justMade({ city: 'perm', sessionId: 's8' }), endKnownByDevice({ city: 'perm', sessionId: 's8' })]).toEqual([
    1,
    now + 1_800_000,
  ]);
  // It was answered before the next payment could be sent.
  expect(paymentsBefore(attempt({ sentAt: now, knownAt: now }))).toEqual([
    { sentAt: now - 8000, at: now, isSame: true },
  ]);
});

const openTab = () => {
  vi.resetModules();
  return import('~/state/payments/recentPayments');
};

it('a payment of another tab is known, even to a reading that is made days later', async () => {
  setAttemptStatus(attempt({ sentAt: now }), { phase: 'done' });
  const next = attempt({ sentAt: now + 1000, isAnsweredOk: true });
  store.set(attemptsAtom, [next]);
  vi.setSystemTime(now + 3 * 86_400_000);
  setAttemptStatus(attempt({ sentAt: serverNow() }), { phase: 'done' });
  const otherTab = await openTab();
  expect(otherTab.paymentsBefore(next)).toEqual([same]);
});

it('recent payments that are no longer needed are dropped', async () => {
  setAttemptStatus(attempt({ sentAt: now, target: 'first' }), { phase: 'done' });
  vi.setSystemTime(now + 3_600_000);
  setAttemptStatus(attempt({ sentAt: serverNow(), target: 'second' }), { phase: 'done' });
  const storedList = (): string | null => localStorage.getItem('parking.made-lately');
  expect(storedList()).toContain('second');
  expect(storedList()).not.toContain('first');
  await openTab();
  expect(storedList()).toContain('second');
  vi.setSystemTime(now + 2 * 86_400_000);
  await openTab();
  expect(storedList()).not.toContain('second');
});
