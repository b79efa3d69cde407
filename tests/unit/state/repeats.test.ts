// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Attempt } from '~/domain/attempt';
import { attemptsAtom, setTrace } from '~/state/attempts';
import { serverNow } from '~/state/clock';
import { asKnown, endKnownHere, justMade, noteAsked, noteNext } from '~/state/repeats';
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
/** Sends one after another, and says how many the second is known to come after: in its minute, and moments before. */
const after = (earlier: Attempt, next: Attempt, knownAt: number): readonly (number | undefined)[] => {
  store.set(attemptsAtom, [{ ...earlier, isAnsweredOk: true }, next]);
  setTrace(earlier, { phase: 'done' });
  if (next.kind === 'renew') noteAsked(next.id);
  else noteNext(next.id, knownAt);
  const known = asKnown(next);
  return [known.madeThisMinute, known.justMade];
};

const now = Date.UTC(2026, 10, 20, 9);
const before = now - 60_000;
const none = [undefined, undefined];

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  store.set(attemptsAtom, []);
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

it.each<[string, Partial<Attempt>, Partial<Attempt>, number, readonly (number | undefined)[]]>([
  ['a stay of the same that the profile does not know', {}, {}, before, [1, 1]],
  ['a stay of the same, the profile was read since', {}, {}, now + 1, none],
  ['a stay of the same a quarter of a minute before', {}, { sentAt: now + 15_000 }, before, [1, 0]],
  ['a stay of the same that was found made long after', { sentAt: now - 600_000 }, {}, before, none],
  ['another stay', { target: 'u' }, {}, before, none],
  ['another subscription', { kind: 'subscribe', target: 's1' }, { kind: 'subscribe', target: 's2' }, now + 1, [1, 0]],
  ['the same subscription', { kind: 'subscribe' }, { kind: 'subscribe' }, now + 1, [1, 1]],
  ['a subscription of somebody else', { kind: 'subscribe', accountKey: 'o' }, { kind: 'subscribe', accountKey: 'p' }, before, none],
  ['a link alone', { kind: 'subscribe', isOnlyLink: true }, { kind: 'subscribe' }, before, none],
  ['another stay was stopped', { kind: 'cancel', target: 's1' }, { kind: 'cancel', target: 's2' }, before, none],
  ['more time of the same stay', { kind: 'renew', sessionId: 's5' }, { kind: 'renew', sessionId: 's5', justMade: 1 }, before, [1, 1]],
  ['more time of another stay', { kind: 'renew', sessionId: 's6' }, { kind: 'renew', sessionId: 's7' }, before, none],
])('what was made just before a payment: %s', (_, earlier, next, knownAt, counts) => {
  expect(after(attempt({ sentAt: now, ...earlier }), attempt({ sentAt: now, ...next }), knownAt)).toEqual(counts);
});

const openTab = () => {
  vi.resetModules();
  return import('~/state/repeats');
};

it('what was answered when its driver had left is known by its record alone', () => {
  const renewal = attempt({ kind: 'renew', sessionId: 's8', endsAtBefore: now, durationMin: 30, isAnsweredOk: true });
  store.set(attemptsAtom, [renewal, attempt({ isAnsweredOk: true })]);
  expect([justMade({ city: 'perm', sessionId: 's8' }), endKnownHere({ city: 'perm', sessionId: 's8' })]).toEqual([1, now + 1_800_000]);
  const next = attempt({});
  store.set(attemptsAtom, [...store.get(attemptsAtom), next]);
  noteNext(next.id, before);
  expect(asKnown(next)).toMatchObject({ madeThisMinute: 1, justMade: 1 });
});

it('what another tab has made is known', async () => {
  setTrace(attempt({}), { phase: 'done' });
  const otherTab = await openTab();
  const next = attempt({});
  store.set(attemptsAtom, [next]);
  otherTab.noteNext(next.id, before);
  expect(otherTab.asKnown(next)).toMatchObject({ madeThisMinute: 1, justMade: 1 });
});

it('what was made just before a payment is known to the page that looks it over later', async () => {
  const next = attempt({});
  expect(after(attempt({}), next, before)).toEqual([1, 1]);
  // An answer that is heard writes the record anew.
  store.set(attemptsAtom, [{ ...next, isAnsweredOk: true }]);
  setTrace(next, { phase: 'done' });
  const later = await openTab();
  expect(later.asKnown(next)).toMatchObject({ madeThisMinute: 1, justMade: 1 });
});
