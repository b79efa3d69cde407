// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkOpenAttempts } from '~/data/payments/checkOpenAttempts';
import { attemptOf, type Attempt, type AttemptFields } from '~/domain/payments/attempt';
import { attemptsAtom, setAttemptStatus, attemptStatusOf, attemptStatusesAtom } from '~/state/payments/attempts';
import { saveAttempt } from '~/state/payments/openAttempts';
import { setCity } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import { store } from '~/state/store';

const { look, read } = vi.hoisted(() => ({ look: vi.fn(), read: vi.fn() }));
vi.mock('~/data/payments/reconcile', () => ({
  reconcile: read,
  reconcileAgain: read,
  checkForDuplicate: look,
  isDoneDespiteRefusal: () => false,
}));

/** The locks of attempts that another tab handles. */
const held = new Set<string>();
const locks = {
  request: async (name: string, ...args: unknown[]): Promise<unknown> =>
    (args.at(-1) as (lock: object | null) => unknown)(held.has(name) ? null : {}),
};

const storeOpenAttempt = (rest: Partial<AttemptFields> = {}): Attempt => {
  const attempt = attemptOf({
    id: crypto.randomUUID(),
    city: 'perm',
    kind: 'start',
    accountKey: 'a',
    payloadHash: 'h',
    target: 't',
    sentAt: serverNow(),
    knownSessionIds: [],
    ...rest,
  });
  saveAttempt(attempt);
  return attempt;
};
const check = (): Promise<number | undefined> => checkOpenAttempts(new QueryClient(), 'perm', 'a');

beforeEach(() => {
  vi.stubGlobal('navigator', Object.assign(navigator, { locks }));
  held.clear();
  look.mockReset().mockResolvedValue(undefined);
  read.mockReset().mockResolvedValue(undefined);
  setCity('perm');
  store.set(attemptsAtom, []);
  store.set(attemptStatusesAtom, {});
});

it('an attempt that a closed tab has left open is resumed, once', async () => {
  const attempt = storeOpenAttempt();
  await check();
  expect(attemptStatusOf(attempt.id)?.state).toMatchObject({ phase: 'checking', cause: 'restart', goodReads: 0 });
  expect(read).toHaveBeenCalledOnce();
  await check();
  expect(read).toHaveBeenCalledOnce();
});

it('an attempt that another tab holds is left alone, and resumed once that tab has gone', async () => {
  const attempt = storeOpenAttempt();
  held.add(`attempt:${attempt.id}`);
  await check();
  expect([attemptStatusOf(attempt.id), read.mock.calls]).toEqual([undefined, []]);
  held.clear();
  await check();
  expect(attemptStatusOf(attempt.id)?.state.phase).toBe('checking');
});

it.each<[string, Partial<Attempt>]>([
  ['of another account', { accountKey: 'b' }],
  ['of another city', { city: 'kazan' }],
  ['of a guest', { accountKey: 'guest', kind: 'guestStart' }],
])('an open attempt %s is not resumed', async (_, rest) => {
  const attempt = storeOpenAttempt(rest);
  await check();
  expect([attemptStatusOf(attempt.id), read.mock.calls]).toEqual([undefined, []]);
});

it('the look for a second debit of a successful attempt is not repeated at once', async () => {
  const attempt = storeOpenAttempt({ isAnsweredOk: true });
  await check();
  await check();
  expect(look).toHaveBeenCalledOnce();
  expect(attemptStatusOf(attempt.id)).toBeUndefined();
});

it('a double payment that a closed tab has found is announced', async () => {
  const attempt = storeOpenAttempt({ isAnsweredOk: true, isTwice: true });
  await check();
  expect([attemptStatusOf(attempt.id)?.state, look.mock.calls]).toEqual([{ phase: 'doneTwice' }, []]);
});

describe('an attempt that is not known', () => {
  const notKnown = (): Attempt => {
    const attempt = storeOpenAttempt();
    setAttemptStatus(attempt, { phase: 'notKnown', cause: 'network', goodReads: 0 });
    return attempt;
  };

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('an attempt that is not known is read at each return, but once a minute, and the remaining wait is returned', async () => {
    notKnown();
    expect(await check()).toBeUndefined();
    vi.setSystemTime(Date.now() + 20_000);
    expect(await check()).toBe(40_000);
    expect(read).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 40_000);
    expect(await check()).toBeUndefined();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('an attempt that is not known is read at once after a minute, however often it was read before', async () => {
    notKnown();
    for (let time = 1; time <= 8; time += 1) {
      await check();
      expect(read).toHaveBeenCalledTimes(time);
      vi.setSystemTime(Date.now() + 60_000);
    }
  });

  it('an attempt that is not known is read at once after the clock was set back', async () => {
    notKnown();
    await check();
    vi.setSystemTime(Date.now() - 86_400_000);
    await check();
    expect(read).toHaveBeenCalledTimes(2);
  });
});
