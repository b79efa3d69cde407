// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import type { Outcome } from '~/api/outcome';
import type { Attempt } from '~/domain/attempt';
import type { PaymentReply } from '~/data/payments/paymentReply';
import { followedBy } from '~/data/payments/echoes';
import { runAttempt, type PaymentPlan } from '~/data/payments/runAttempt';
import { tell } from '~/data/payments/tell';
import { attemptsAtom, traceOf } from '~/state/attempts';
import { setCity } from '~/state/city';
import { store } from '~/state/store';

// The locks of a browser, for one tab.
beforeAll(() => {
  const request = (...given: unknown[]): unknown => (given.at(-1) as (lock: object) => unknown)({});
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request } }));
  setCity('kazan');
});

/** Sends a payment whose answer comes only after the app has given up waiting. */
const payLate = async (late: PaymentReply, record: Partial<PaymentPlan['record']> = {}) => {
  const read = vi.fn(() => Promise.resolve());
  let answer: (outcome: Outcome<PaymentReply>) => void = () => undefined;
  const answered = new Promise<Outcome<PaymentReply>>((resolve) => {
    answer = resolve;
  });
  const result = await runAttempt({
    record: { city: 'kazan', kind: 'start', accountKey: 'a', target: crypto.randomUUID(), knownSessionIds: [], ...record },
    payload: {},
    send: () => Promise.resolve({ kind: 'unknown', cause: 'timeout', late: answered }),
    followUp: followedBy({ reconcile: read, isEcho: () => Promise.resolve(false), lookOver: () => Promise.resolve() }),
  });
  if (result.kind !== 'open') throw new Error(result.kind);
  const before = traceOf(result.id)?.state.phase;
  answer({ kind: 'ok', value: late });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return { before, after: traceOf(result.id)?.state.phase, isKept: store.get(attemptsAtom).some(({ id }) => id === result.id), read };
};

it('an ok that comes late is a payment', async () => {
  expect(await payLate({})).toMatchObject({ before: 'checking', after: 'done' });
});

it.each(['start', 'renew', 'planar', 'subscribe'] as const)('a link that comes late to a %s has paid nothing: the readings tell', async (kind) => {
  const { before, after, isKept, read } = await payLate({ RedirectURL: 'https://pay.example/1' }, { kind });
  expect({ before, after, isKept }).toEqual({ before: 'checking', after: 'checking', isKept: true });
  expect(read).toHaveBeenCalledOnce();
});

it('a link that was asked for and comes late is nobody’s: there is nothing to go to', async () => {
  expect(await payLate({ RedirectURL: 'https://pay.example/1' }, { kind: 'refill' })).toMatchObject({ before: 'notDone', after: 'notDone' });
});

it('an ending that comes late is done, whatever page it names for its payment', async () => {
  expect(await payLate({ RedirectURL: 'https://pay.example/1' }, { kind: 'endDeferred' })).toMatchObject({ before: 'checking', after: 'done' });
});

it('an ok that comes after a reading has found it done is no reason to look again: by then more may have been paid', async () => {
  const look = vi.fn(() => Promise.resolve());
  let answer: (outcome: Outcome<PaymentReply>) => void = () => undefined;
  const answered = new Promise<Outcome<PaymentReply>>((resolve) => {
    answer = resolve;
  });
  const result = await runAttempt({
    record: { city: 'kazan', kind: 'renew', accountKey: 'a', target: crypto.randomUUID(), knownSessionIds: [] },
    payload: {},
    send: () => Promise.resolve({ kind: 'unknown', cause: 'timeout', late: answered }),
    followUp: followedBy({
      reconcile: (attempt) => Promise.resolve(void tell(attempt, { type: 'read', verdict: 'done', atMs: 0, isLast: false })),
      isEcho: () => Promise.resolve(false),
      lookOver: look,
    }),
  });
  if (result.kind !== 'open') throw new Error(result.kind);
  expect(traceOf(result.id)?.state.phase).toBe('done');
  answer({ kind: 'ok', value: {} });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(look).not.toHaveBeenCalled();
  expect(store.get(attemptsAtom).some(({ id }) => id === result.id)).toBe(false);
});

it.each([true, false, 'failed'] as const)(
  'a refusal that comes after a reading has found it done brings nothing back, its own reading says %s',
  async (isDone) => {
    let answer: (outcome: Outcome<PaymentReply>) => void = () => undefined;
    const answered = new Promise<Outcome<PaymentReply>>((resolve) => {
      answer = resolve;
    });
    const settle = (attempt: Attempt): Promise<void> =>
      Promise.resolve(void tell(attempt, { type: 'read', verdict: 'done', atMs: 0, isLast: false }));
    const result = await runAttempt({
      record: { city: 'kazan', kind: 'renew', accountKey: 'a', target: crypto.randomUUID(), knownSessionIds: [] },
      payload: {},
      send: () => Promise.resolve({ kind: 'unknown', cause: 'timeout', late: answered }),
      followUp: followedBy({ reconcile: settle, isEcho: () => Promise.resolve(isDone), lookOver: settle }),
    });
    if (result.kind !== 'open') throw new Error(result.kind);
    answer({ kind: 'refused', errorName: 'NoMoneyNoHoney', detail: undefined });
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    expect(traceOf(result.id)?.state.phase).toBe('done');
    expect(store.get(attemptsAtom).some(({ id }) => id === result.id)).toBe(false);
  },
);
