// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '~/api/outcome';
import { createFollowUp } from '~/data/payments/followUp';
import { runAttempt, type PaymentPlan } from '~/data/payments/runAttempt';
import type { PaymentReply } from '~/data/payments/paymentReply';
import { attemptsAtom, attemptStatusOf } from '~/state/payments/attempts';
import { setCity } from '~/state/currentCity';
import { store } from '~/state/store';

// Stubs the browser's locks for one tab.
beforeAll(() => {
  const request = (...args: unknown[]): unknown => (args.at(-1) as (lock: object) => unknown)({});
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request } }));
  setCity('kazan');
});

/** Sends a payment with the given outcome. `isDone` is what a single reading would find. */
const pay = async (
  outcome: Outcome<PaymentReply>,
  isDone: boolean | 'failed' | (() => Promise<boolean>),
  record: Partial<PaymentPlan['record']>,
) => {
  const [isDuplicateRefusal, reconcile, lookOver] = [
    vi.fn(typeof isDone === 'function' ? isDone : () => Promise.resolve(isDone)),
    vi.fn(() => Promise.resolve()),
    vi.fn(() => Promise.resolve()),
  ];
  const result = await runAttempt({
    record: {
      city: 'kazan',
      kind: 'renew',
      accountKey: 'a',
      target: crypto.randomUUID(),
      knownSessionIds: [],
      ...record,
    },
    payload: {},
    send: () => Promise.resolve(outcome),
    followUp: createFollowUp({ reconcile, isDoneDespiteRefusal: isDuplicateRefusal, checkForDuplicate: lookOver }),
  });
  if (result.kind !== 'open') throw new Error(result.kind);
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
  const attemptStatus = attemptStatusOf(result.id);
  return {
    state: attemptStatus?.state,
    isOnlyLink: attemptStatus?.attempt.isOnlyLink,
    isKept: store.get(attemptsAtom).some(({ id }) => id === result.id),
    reads: [isDuplicateRefusal, reconcile, lookOver].map(({ mock }) => mock.calls.length),
  };
};

const lost: Outcome<PaymentReply> = { kind: 'unknown', cause: 'network' };

describe('a link request with a lost answer, for which the city may have charged the balance', () => {
  it.each<Extract<Outcome<PaymentReply>, { kind: 'unknown' }>['cause']>([
    'network',
    'timeout',
    'serverError',
    'shape',
    'notTheCity',
  ])('%s: a lost link that one reading does not find is reconciled like any payment', async (cause) => {
    for (const kind of ['renew', 'subscribe'] as const)
      expect(await pay({ kind: 'unknown', cause }, false, { kind, isOnlyLink: true }), kind).toMatchObject({
        state: { phase: 'checking' },
        isOnlyLink: undefined,
        isKept: true,
        reads: [1, 1, 0],
      });
  });
  it('a city’s message without an error name is kept for the ending of a lost link', async () => {
    const serverMessage = 'На эти дни абонементы не продаются';
    expect(
      await pay({ kind: 'unknown', cause: 'shape', serverMessage }, false, { kind: 'subscribe', isOnlyLink: true }),
    ).toMatchObject({
      state: { phase: 'checking', serverMessage },
    });
  });
  it.each(['renew', 'subscribe'] as const)(
    '%s: a lost link that a reading finds paid is done and no longer a link',
    async (kind) => {
      expect(await pay(lost, true, { kind, isOnlyLink: true })).toEqual({
        state: { phase: 'done' },
        isOnlyLink: undefined,
        isKept: true,
        reads: [1, 0, 1],
      });
    },
  );
  it.each(['renew', 'subscribe'] as const)(
    '%s: a lost link that cannot be read is reconciled like any payment',
    async (kind) => {
      expect(await pay(lost, 'failed', { kind, isOnlyLink: true })).toMatchObject({
        state: { phase: 'checking', cause: 'network' },
        isOnlyLink: undefined,
        isKept: true,
        reads: [1, 1, 0],
      });
    },
  );
  it('a late ok during the reading of a lost link makes it done, with a look for a second debit', async () => {
    let answer: (outcome: Outcome<PaymentReply>) => void = () => undefined;
    const late = new Promise<Outcome<PaymentReply>>((resolve) => {
      answer = resolve;
    });
    const read = (): Promise<boolean> => {
      answer({ kind: 'ok', value: {} });
      return new Promise((resolve) => {
        setTimeout(resolve, 0, false);
      });
    };
    expect(await pay({ kind: 'unknown', cause: 'timeout', late }, read, { isOnlyLink: true })).toEqual({
      state: { phase: 'done' },
      isOnlyLink: undefined,
      isKept: true,
      reads: [1, 0, 1],
    });
  });
  it.each(['refill', 'planar', 'start', 'guestStart'] as const)(
    'a lost link of the kind %s charges nothing and is not done',
    async (kind) => {
      expect(await pay(lost, true, { kind, isOnlyLink: true })).toMatchObject({
        state: { phase: 'notDone' },
        reads: [0, 0, 0],
      });
    },
  );
});

describe('a refusal for lack of money', () => {
  const refusal: Outcome<PaymentReply> = {
    kind: 'refused',
    errorName: 'NoMoneyNoHoney',
    message: 'мало',
    detail: undefined,
  };
  it.each(['start', 'renew', 'subscribe', 'planar'] as const)(
    '%s: a refusal for lack of money is shown in the city’s words after one reading',
    async (kind) => {
      expect(await pay(refusal, false, { kind })).toMatchObject({
        state: { phase: 'refused', errorName: 'NoMoneyNoHoney', message: 'мало' },
        isKept: false,
        reads: [1, 0, 0],
      });
    },
  );
  it.each(['start', 'renew', 'subscribe', 'planar'] as const)(
    '%s: a duplicate refusal for lack of money ends as done',
    async (kind) => {
      expect(await pay(refusal, true, { kind })).toMatchObject({ state: { phase: 'done' }, reads: [1, 0, 1] });
    },
  );
  it('a refusal of a link for lack of money is shown without a reading', async () => {
    expect(await pay(refusal, true, { isOnlyLink: true })).toMatchObject({
      state: { phase: 'refused' },
      reads: [0, 0, 0],
    });
  });
});
