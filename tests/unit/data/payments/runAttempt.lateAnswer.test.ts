// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import type { Outcome } from '~/api/outcome';
import type { Attempt } from '~/domain/payments/attempt';
import type { PaymentReply } from '~/data/payments/paymentReply';
import { createFollowUp } from '~/data/payments/followUp';
import { runAttempt, type PaymentPlan } from '~/data/payments/runAttempt';
import { dispatchAttemptEvent } from '~/data/payments/dispatchAttemptEvent';
import { attemptsAtom, attemptStatusOf } from '~/state/payments/attempts';
import { setCity } from '~/state/currentCity';
import { store } from '~/state/store';

// Stubs the browser's locks for one tab.
beforeAll(() => {
  const request = (...args: unknown[]): unknown => (args.at(-1) as (lock: object) => unknown)({});
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request } }));
  setCity('kazan');
});

/** Sends a payment whose answer arrives only after the app has stopped waiting. */
const payLate = async (late: PaymentReply, record: Partial<PaymentPlan['record']> = {}) => {
  const read = vi.fn(() => Promise.resolve());
  let answer: (outcome: Outcome<PaymentReply>) => void = () => undefined;
  const answered = new Promise<Outcome<PaymentReply>>((resolve) => {
    answer = resolve;
  });
  const result = await runAttempt({
    record: {
      city: 'kazan',
      kind: 'start',
      accountKey: 'a',
      target: crypto.randomUUID(),
      knownSessionIds: [],
      ...record,
    },
    payload: {},
    send: () => Promise.resolve({ kind: 'unknown', cause: 'timeout', late: answered }),
    followUp: createFollowUp({
      reconcile: read,
      isDoneDespiteRefusal: () => Promise.resolve(false),
      checkForDuplicate: () => Promise.resolve(),
    }),
  });
  if (result.kind !== 'open') throw new Error(result.kind);
  const before = attemptStatusOf(result.id)?.state.phase;
  answer({ kind: 'ok', value: late });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return {
    before,
    after: attemptStatusOf(result.id)?.state.phase,
    isKept: store.get(attemptsAtom).some(({ id }) => id === result.id),
    read,
  };
};

it('a late ok makes an unknown payment done', async () => {
  expect(await payLate({})).toMatchObject({ before: 'checking', after: 'done' });
});

it.each(['start', 'renew', 'planar', 'subscribe'] as const)(
  'a late link for the kind %s has paid nothing, and the readings decide',
  async (kind) => {
    const { before, after, isKept: isStored, read } = await payLate({ RedirectURL: 'https://pay.example/1' }, { kind });
    expect({ before, after, isKept: isStored }).toEqual({ before: 'checking', after: 'checking', isKept: true });
    expect(read).toHaveBeenCalledOnce();
  },
);

it('a late link for a top-up is ignored, and the attempt stays not done', async () => {
  expect(await payLate({ RedirectURL: 'https://pay.example/1' }, { kind: 'refill' })).toMatchObject({
    before: 'notDone',
    after: 'notDone',
  });
});

it('a late answer to the end of a pay-later stay is done, even if it names a payment page', async () => {
  expect(await payLate({ RedirectURL: 'https://pay.example/1' }, { kind: 'endDeferred' })).toMatchObject({
    before: 'checking',
    after: 'done',
  });
});

it('a late ok after a reading has found the payment done starts no look for a second debit', async () => {
  const look = vi.fn(() => Promise.resolve());
  let answer: (outcome: Outcome<PaymentReply>) => void = () => undefined;
  const answered = new Promise<Outcome<PaymentReply>>((resolve) => {
    answer = resolve;
  });
  const result = await runAttempt({
    record: { city: 'kazan', kind: 'renew', accountKey: 'a', target: crypto.randomUUID(), knownSessionIds: [] },
    payload: {},
    send: () => Promise.resolve({ kind: 'unknown', cause: 'timeout', late: answered }),
    followUp: createFollowUp({
      reconcile: (attempt) =>
        Promise.resolve(void dispatchAttemptEvent(attempt, { type: 'read', verdict: 'done', atMs: 0, isLast: false })),
      isDoneDespiteRefusal: () => Promise.resolve(false),
      checkForDuplicate: look,
    }),
  });
  if (result.kind !== 'open') throw new Error(result.kind);
  expect(attemptStatusOf(result.id)?.state.phase).toBe('done');
  answer({ kind: 'ok', value: {} });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(look).not.toHaveBeenCalled();
  expect(store.get(attemptsAtom).some(({ id }) => id === result.id)).toBe(false);
});

it.each([true, false, 'failed'] as const)(
  'a late refusal does not reopen a payment that a reading has found done; its own reading says %s',
  async (isDone) => {
    let answer: (outcome: Outcome<PaymentReply>) => void = () => undefined;
    const answered = new Promise<Outcome<PaymentReply>>((resolve) => {
      answer = resolve;
    });
    const conclude = (attempt: Attempt): Promise<void> =>
      Promise.resolve(void dispatchAttemptEvent(attempt, { type: 'read', verdict: 'done', atMs: 0, isLast: false }));
    const result = await runAttempt({
      record: { city: 'kazan', kind: 'renew', accountKey: 'a', target: crypto.randomUUID(), knownSessionIds: [] },
      payload: {},
      send: () => Promise.resolve({ kind: 'unknown', cause: 'timeout', late: answered }),
      followUp: createFollowUp({
        reconcile: conclude,
        isDoneDespiteRefusal: () => Promise.resolve(isDone),
        checkForDuplicate: conclude,
      }),
    });
    if (result.kind !== 'open') throw new Error(result.kind);
    answer({ kind: 'refused', errorName: 'NoMoneyNoHoney', detail: undefined });
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    expect(attemptStatusOf(result.id)?.state.phase).toBe('done');
    expect(store.get(attemptsAtom).some(({ id }) => id === result.id)).toBe(false);
  },
);
