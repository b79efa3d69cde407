// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import type { Outcome } from '~/api/outcome';
import { recordPagePayment } from '~/data/payments/recordAttempt';
import type { PaymentReply } from '~/data/payments/paymentReply';
import { runAttempt, type PaymentPlan } from '~/data/payments/runAttempt';
import type { PaymentRecord } from '~/domain/payments/paymentRecord';
import { setCity } from '~/state/currentCity';
import { readPaymentRecords } from '~/state/payments/paymentRecords';

const { kept: stored } = vi.hoisted(() => ({ kept: new Map<IDBValidKey, unknown>() }));
vi.mock('idb-keyval', () => ({
  getMany: async (names: IDBValidKey[]) => names.map((name) => stored.get(name)),
  update: async (name: IDBValidKey, change: (value: unknown) => unknown) =>
    void stored.set(name, change(stored.get(name))),
}));

// Stubs the browser's locks for one tab.
beforeAll(() => {
  const request = (...args: unknown[]): unknown => (args.at(-1) as (lock: object) => unknown)({});
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request } }));
  setCity('kazan');
});

const pay = async (
  outcome: Outcome<PaymentReply>,
  record: Partial<PaymentPlan['record']> = {},
): Promise<PaymentRecord | undefined> => {
  const accountKey = record.accountKey ?? crypto.randomUUID();
  await runAttempt({
    record: {
      city: 'kazan',
      kind: 'guestStart',
      target: crypto.randomUUID(),
      knownSessionIds: [],
      summary: { plate: 'А001АА59', sum: 6000 },
      ...record,
      accountKey,
    },
    payload: { Token: 'secret', phone: '79123456789' },
    send: () => Promise.resolve(outcome),
  });
  const paymentRecords = await readPaymentRecords('kazan', [accountKey]);
  expect(JSON.stringify(paymentRecords)).not.toMatch(/secret|79123456789/);
  return paymentRecords.at(-1);
};

it.each<[Outcome<PaymentReply>, Partial<PaymentRecord>]>([
  [
    { kind: 'ok', value: { RedirectURL: 'https://pay.example/?mdOrder=77-1', message: 'Счёт', amountToPay: 60 } },
    { outcome: 'link', order: '77-1', answer: 'Счёт', toPay: 6000 },
  ],
  [
    { kind: 'refused', errorName: 'PaymentServiceError', message: '<b>нет</b>', detail: { Token: 'secret' } },
    { outcome: 'failed', fault: 'refused', errorName: 'PaymentServiceError', answer: '<b>нет</b>' },
  ],
  [{ kind: 'offline' }, { outcome: 'failed', fault: 'noNetwork' }],
  [
    { kind: 'busy', waitMs: 5, mayHaveRun: false },
    { outcome: 'failed', fault: 'busy' },
  ],
  [
    { kind: 'unknown', cause: 'network' },
    { outcome: 'failed', fault: 'lost' },
  ],
  [
    { kind: 'unknown', cause: 'timeout' },
    { outcome: 'failed', fault: 'timeout' },
  ],
  [
    { kind: 'unknown', cause: 'notTheCity' },
    { outcome: 'failed', fault: 'portal' },
  ],
  [
    { kind: 'unknown', cause: 'serverError' },
    { outcome: 'failed', fault: 'serverError' },
  ],
  [
    { kind: 'unknown', cause: 'shape' },
    { outcome: 'failed', fault: 'unreadable' },
  ],
  [
    { kind: 'unknown', cause: 'expired' },
    { outcome: 'failed', fault: 'expired' },
  ],
])('the outcome %j leaves the payment record %j', async (outcome, paymentRecord) => {
  expect(await pay(outcome)).toMatchObject({ kind: 'guestStart', plate: 'А001АА59', sum: 6000, ...paymentRecord });
});

it('a payment from the balance is recorded as done with the city’s answer, and as open without it', async () => {
  expect(await pay({ kind: 'ok', value: { message: 'Оплачено' } }, { kind: 'start' })).toMatchObject({
    outcome: 'done',
    answer: 'Оплачено',
  });
  expect(await pay({ kind: 'unknown', cause: 'timeout' }, { kind: 'start' })).toMatchObject({
    outcome: 'open',
    fault: 'timeout',
  });
  // The city returns a payment page instead, so nothing is paid.
  expect(await pay({ kind: 'ok', value: { RedirectURL: '/demo/pay/12ab' } }, { kind: 'start' })).toMatchObject({
    outcome: 'link',
    order: '12ab',
  });
});

it('an issued link is recorded as paid once the city reports the payment of its order', async () => {
  await pay({ kind: 'ok', value: { RedirectURL: '/demo/pay/5150' } }, { accountKey: 'guest' });
  recordPagePayment('/demo/pay/5151');
  expect((await readPaymentRecords('kazan', ['guest'])).at(-1)).toMatchObject({ outcome: 'link' });
  recordPagePayment('https://other.example/demo/pay/5150');
  expect((await readPaymentRecords('kazan', ['guest'])).at(-1)).toMatchObject({ outcome: 'done' });
});
