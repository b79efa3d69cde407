// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkLatePayment, findLatePayment, unwatchOtherwisePaid } from '~/data/payments/checkLatePayments';
import { attemptOf, type Attempt, type AttemptFields } from '~/domain/payments/attempt';
import { minuteMs } from '~/domain/time/cityTime';
import type { Verdict } from '~/domain/payments/reconcile/snapshot';
import { attemptsAtom, attemptStatusOf, attemptStatusesAtom } from '~/state/payments/attempts';
import { serverNow } from '~/state/clock';
import { latePayments, watchLatePayment } from '~/state/payments/latePayments';
import { setCity } from '~/state/currentCity';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

const { verdict } = vi.hoisted((): { verdict: { now: Verdict | 'failed' } } => ({ verdict: { now: 'unclear' } }));
vi.mock('~/data/payments/readAndAssess', () => ({ assessLatePayment: () => Promise.resolve(verdict.now) }));

const announcedAttempt = (patch: Partial<AttemptFields> = {}): Attempt => {
  const attempt = attemptOf({
    id: crypto.randomUUID(),
    city: 'perm',
    kind: 'start',
    accountKey: 'a',
    payloadHash: 'h',
    target: 't',
    sentAt: serverNow(),
    knownSessionIds: [],
    summary: { plate: 'А123ВС59', place: { zone: '0302' }, sum: 4000 },
    ...patch,
  });
  watchLatePayment(attempt);
  return attempt;
};
const watchedIds = (): string[] => latePayments('perm', 'a').map(({ id }) => id);
const client = new QueryClient();

beforeEach(() => {
  const request = (...args: unknown[]): unknown => (args.at(-1) as (lock: object) => unknown)({});
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request } }));
  localStorage.clear();
  setCity('perm');
  setSignIn('perm', 'standart', { token: 't', cacheKey: 'a' });
  store.set(attemptsAtom, []);
  store.set(attemptStatusesAtom, {});
  verdict.now = 'unclear';
});

describe('a payment that was announced as not made', () => {
  it.each<[Verdict | 'failed', boolean, string | undefined]>([
    ['unclear', false, undefined],
    ['failed', false, undefined],
    ['done', true, 'done'],
    ['twice', true, 'doneTwice'],
  ])('a reading with the verdict %s finds a late payment: %s, and announces it as %s', async (now, isFound, phase) => {
    const attempt = announcedAttempt();
    verdict.now = now;
    expect(await checkLatePayment(client, attempt)).toBe(isFound);
    expect(attemptStatusOf(attempt.id)?.state.phase).toBe(phase);
    expect(watchedIds()).toEqual(isFound ? [] : [attempt.id]);
  });

  it('a late payment that was paid twice is kept until it is dismissed', async () => {
    const attempt = announcedAttempt();
    verdict.now = 'twice';
    await checkLatePayment(client, attempt);
    expect(store.get(attemptsAtom)).toMatchObject([{ id: attempt.id, isTwice: true }]);
  });

  it('a payment is watched for 20 minutes after it was announced as not made, however early it was sent', () => {
    const attempt = announcedAttempt({ sentAt: serverNow() - 60 * minuteMs });
    expect(watchedIds()).toEqual([attempt.id]);
    vi.useFakeTimers({ now: Date.now() + 21 * minuteMs, toFake: ['Date'] });
    expect(watchedIds()).toEqual([]);
    vi.useRealTimers();
  });
});

describe('late payments before the same payment is made again', () => {
  it('findLatePayment returns an earlier payment that was made after all', async () => {
    const attempt = announcedAttempt();
    verdict.now = 'done';
    expect((await findLatePayment(client, attempt))?.id).toBe(attempt.id);
  });

  it.each<[string, Partial<Attempt>]>([
    ['for another place', { target: 'u' }],
    ['of another account', { accountKey: 'b' }],
    ['of another kind', { kind: 'subscribe' }],
  ])('findLatePayment ignores a late payment %s', async (_, patch) => {
    const attempt = announcedAttempt(patch);
    verdict.now = 'done';
    expect(await findLatePayment(client, { ...attempt, kind: 'start', target: 't', accountKey: 'a' })).toBeUndefined();
  });
});

describe('late payments that cannot be told from the next payment', () => {
  const renewal: Partial<Attempt> = { kind: 'renew', target: 's1', sessionId: 's1' };
  it.each<[string, Partial<Attempt>, Partial<Attempt>, boolean]>([
    ['the same once more', {}, {}, true],
    ['more time by a link', renewal, { ...renewal, isOnlyLink: true }, false],
    ['more time of another stay of the car', renewal, { kind: 'renew', target: 's2', sessionId: 's2' }, true],
    ['a stay that is paid for later', {}, { kind: 'startDeferred' }, false],
    ['the same car by the code of the place', {}, { target: 'code' }, false],
    [
      'a start after a stop that was told as not made: their lines differ',
      { kind: 'cancel', target: 's1', sessionId: 's1' },
      {},
      true,
    ],
    ['another car', {}, { target: 'u', summary: { plate: 'В777ОР59' } }, true],
    ['another subscription of the car', { kind: 'subscribe', target: 'x' }, { kind: 'subscribe', target: 'y' }, true],
    ['a top-up', {}, { kind: 'refill', target: 'balance', summary: { sum: 100 } }, true],
    ['of another account', {}, { accountKey: 'b', kind: 'startDeferred' }, true],
  ])('the next payment decides whether a late payment is still watched: %s', (_, late, next, isWatched) => {
    const attempt = announcedAttempt(late);
    unwatchOtherwisePaid({
      kind: 'start',
      target: 't',
      city: 'perm',
      accountKey: 'a',
      summary: { plate: 'А123ВС59' },
      ...next,
    });
    expect(watchedIds()).toEqual(isWatched ? [attempt.id] : []);
  });
});
