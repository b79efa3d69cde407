import { describe, expect, it } from 'vitest';
import type { Attempt } from '~/domain/payments/attempt';
import type { AttemptState } from '~/domain/payments/attempt.state';
import {
  asOfNow,
  filterRecords,
  maxRecords,
  orderOf,
  paymentRecordOf,
  recordsSpan,
  withAnswer,
  withOfflineForm,
  withPaid,
  withRecord,
  withState,
  type PaymentRecord,
} from '~/domain/payments/paymentRecord';

const at = Date.UTC(2026, 10, 22, 10);
const paymentRecord = (rest: Partial<PaymentRecord> = {}): PaymentRecord => ({
  id: 'a',
  city: 'perm',
  kind: 'start',
  sentAt: at,
  outcome: 'open',
  ...rest,
});
const attempt: Attempt = {
  id: 'a',
  city: 'perm',
  kind: 'start',
  accountKey: 'hash',
  payloadHash: 'p',
  target: 't',
  sentAt: at,
  knownSessionIds: ['1'],
  summary: { plate: 'А001АА59', place: { zone: '0302' }, sum: 6000, balanceBefore: 50_000 },
};

it('a payment record says what was wanted, and nothing that belongs to the account', () => {
  expect(paymentRecordOf(attempt, true)).toEqual({
    id: 'a',
    city: 'perm',
    kind: 'start',
    sentAt: at,
    isPhoneTime: true,
    plate: 'А001АА59',
    place: { zone: '0302' },
    sum: 6000,
    outcome: 'open',
  });
  expect(JSON.stringify(paymentRecordOf(attempt, false))).not.toMatch(/hash|50000|isPhoneTime/);
});

const unknown = { cause: 'timeout', goodReads: 0 } as const;
describe('the outcome of a payment record', () => {
  it.each<[AttemptState, Partial<Attempt>, Partial<PaymentRecord>, Partial<PaymentRecord>]>([
    [{ phase: 'sending' }, {}, {}, { outcome: 'open' }],
    [{ phase: 'checking', ...unknown }, {}, { fault: 'timeout' }, { outcome: 'open', fault: 'timeout' }],
    [{ phase: 'notKnown', ...unknown }, {}, { fault: 'lost' }, { outcome: 'open', fault: 'lost' }],
    [{ phase: 'done' }, {}, { fault: 'timeout' }, { outcome: 'done', fault: undefined }],
    [{ phase: 'done' }, { kind: 'guestStart' }, {}, { outcome: 'link' }],
    [{ phase: 'done' }, { kind: 'refill' }, {}, { outcome: 'link' }],
    [{ phase: 'done' }, { isOnlyLink: true }, {}, { outcome: 'link' }],
    // The city confirmed the order before the app got the answer.
    [{ phase: 'done' }, { kind: 'refill' }, { outcome: 'done', confirmedAt: at }, { outcome: 'done', confirmedAt: at }],
    [{ phase: 'doneTwice' }, {}, { outcome: 'done' }, { outcome: 'twice' }],
    [
      { phase: 'refused', errorName: 'NoMoneyNoHoney', message: 'мало' },
      {},
      {},
      { outcome: 'failed', fault: 'refused', errorName: 'NoMoneyNoHoney', answer: 'мало' },
    ],
    [{ phase: 'busy', waitMs: 1 }, {}, {}, { outcome: 'failed', fault: 'busy' }],
    [{ phase: 'offline' }, {}, {}, { outcome: 'failed', fault: 'noNetwork' }],
    [{ phase: 'notDone' }, {}, { fault: 'portal' }, { outcome: 'failed', fault: 'portal' }],
    [{ phase: 'notDone' }, {}, {}, { outcome: 'failed', fault: 'closed' }],
  ])('the state %j of an attempt with %j sets the outcome of its payment record', (state, of, before, after) => {
    expect(withState(paymentRecord(before), { kind: 'start', ...of }, state)).toMatchObject(after);
  });
});

it('a payment record stores the answer with its time, cut in length and without its session token', () => {
  const page = 'https://pay.example/order/mdo-123456?sessionToken=secret';
  const answered = withAnswer(paymentRecord(), { message: 'д'.repeat(9_000), toPay: 6500, page }, at + 900);
  expect(answered).toMatchObject({ answeredAt: at + 900, toPay: 6500, order: 'mdo-123456', outcome: 'link' });
  expect(answered.answer).toHaveLength(500);
  expect(JSON.stringify(answered)).not.toContain('secret');
});

it.each<[PaymentRecord['fault'], boolean]>([
  [undefined, true],
  ['refused', true],
  ['busy', true],
  ['expired', true],
  ['serverError', true],
  ['unreadable', true],
  ['noNetwork', false],
  ['silent', false],
  ['lost', false],
  ['timeout', false],
  ['portal', false],
])('with the fault %s the city has answered: %s, even after the payment has been found', (error, isAnswered) => {
  const updated = withAnswer(paymentRecord(), { failure: error }, at + 900);
  expect(updated.answeredAt).toBe(isAnswered ? at + 900 : undefined);
  expect(withState(updated, { kind: 'start' }, { phase: 'done' }).answeredAt).toBe(updated.answeredAt);
});

it.each([
  [
    'https://pay.example/payment_ru.html?mdOrder=70906e55-7114-41d6-8332-4609dc6590f4',
    '70906e55-7114-41d6-8332-4609dc6590f4',
  ],
  ['https://pay.example/?lang=ru&orderId=A-17', 'A-17'],
  ['/demo/pay/1f6b2c', '1f6b2c'],
  ['https://pay.example/pay?token=abc123456789', undefined],
  ['https://pay.example/checkout/', undefined],
  ['https://pay.example/?order=<b>1</b>', undefined],
  ['not an address 1', undefined],
  ['', undefined],
  [undefined, undefined],
])('the order number in the payment page %s is %s', (address, order) => {
  expect(orderOf(address)).toBe(order);
});

it('a payment record of a link is done exactly while the city says that the order is paid', () => {
  const link = paymentRecord({ kind: 'guestStart', outcome: 'link' });
  const paid = withPaid(link, true, at + 1);
  expect(paid).toMatchObject({ outcome: 'done', confirmedAt: at + 1 });
  expect(withPaid(paid, false, at + 2)).toMatchObject({ outcome: 'link' });
  // A refusal stays as it is.
  expect(withPaid(paymentRecord({ outcome: 'failed' }), true, at).outcome).toBe('failed');
  expect(withPaid(paymentRecord({ outcome: 'done' }), false, at).outcome).toBe('done');
});

describe('the list of payment records', () => {
  const many = (count: number, rest: Partial<PaymentRecord> = {}): PaymentRecord[] =>
    Array.from({ length: count }, (_, index) =>
      paymentRecord({ id: `${rest.outcome ?? 'done'}${index}`, sentAt: at + index, outcome: 'done', ...rest }),
    );

  it('the list of payment records has one entry for each attempt', () => {
    expect(withRecord([paymentRecord()], paymentRecord({ outcome: 'done' }))).toEqual([
      paymentRecord({ outcome: 'done' }),
    ]);
  });

  it('the list drops its oldest records beyond three hundred, but none whose ending is not known yet', () => {
    const full = [...many(1, { outcome: 'open' }), ...many(maxRecords - 1)];
    const next = withRecord(full, paymentRecord({ id: 'new', sentAt: at + 9_999, outcome: 'failed' }));
    expect(next).toHaveLength(maxRecords);
    expect(next.map(({ id }) => id)).toContain('open0');
    expect(next.map(({ id }) => id)).not.toContain('done0');
    expect(withRecord(many(maxRecords, { outcome: 'open' }), paymentRecord({ id: 'new' }))).toHaveLength(
      maxRecords + 1,
    );
  });

  it('the list shows the newest payment records first, and filters them by success and failure', () => {
    const all = [
      paymentRecord({ id: 'done', sentAt: 1, outcome: 'done' }),
      paymentRecord({ id: 'link', sentAt: 2, outcome: 'link', kind: 'refill' }),
      paymentRecord({ id: 'open', sentAt: 3 }),
      paymentRecord({ id: 'failed', sentAt: 4, outcome: 'failed' }),
      paymentRecord({ id: 'sms', sentAt: 5, kind: 'smsPay' }),
      paymentRecord({ id: 'twice', sentAt: 6, outcome: 'twice' }),
    ];
    const ids = (filter: 'all' | 'done' | 'failed'): string[] => filterRecords(all, filter).map(({ id }) => id);
    expect(ids('all')).toEqual(['twice', 'sms', 'failed', 'open', 'link', 'done']);
    expect(ids('done')).toEqual(['twice', 'done']);
    expect(ids('failed')).toEqual(['failed', 'open']);
  });

  it('the list of payment records states its period and its vehicles', () => {
    expect(recordsSpan([])).toBeUndefined();
    expect(
      recordsSpan([
        paymentRecord({ sentAt: 2, plate: 'Б' }),
        paymentRecord({ sentAt: 1 }),
        paymentRecord({ sentAt: 3, plate: 'А' }),
        paymentRecord({ plate: 'Б', sentAt: 2 }),
      ]),
    ).toEqual({
      from: 1,
      to: 3,
      plates: ['А', 'Б'],
    });
  });
});

describe('a form without a network', () => {
  const form = (minutes: number, rest: Partial<PaymentRecord> = {}): PaymentRecord =>
    paymentRecord({
      id: `form${minutes}`,
      kind: 'offlineForm',
      outcome: 'failed',
      fault: 'noNetwork',
      sentAt: at + minutes * 60_000,
      ...rest,
    });

  it('a form without a network is recorded once in five minutes, and takes over a vehicle filled in later', () => {
    const first = withOfflineForm([], form(0));
    const second = withOfflineForm(first, form(4, { plate: 'А001АА59', place: { zone: '0302' } }));
    expect(second).toEqual([form(0, { plate: 'А001АА59', place: { zone: '0302' } })]);
    expect(withOfflineForm(second, form(4))).toEqual(second);
    expect(withOfflineForm(second, form(5))).toHaveLength(2);
  });

  it.each<[string, Partial<PaymentRecord>, Partial<PaymentRecord>, number]>([
    ['another car', { plate: 'А001АА59', place: { zone: '0302' } }, { plate: 'В002ВВ59', place: { zone: '0302' } }, 2],
    [
      'another place',
      { plate: 'А001АА59', place: { zone: '0302' } },
      { plate: 'А001АА59', place: { zone: '0303' } },
      2,
    ],
    ['another car, the place not said yet', { plate: 'А001АА59', place: { zone: '0302' } }, { plate: 'В002ВВ59' }, 2],
    ['the same', { plate: 'А001АА59', place: { zone: '0302' } }, { plate: 'А001АА59', place: { zone: '0302' } }, 1],
    ['the place filled in', { plate: 'А001АА59' }, { plate: 'А001АА59', place: { zone: '0302' } }, 1],
  ])('a second form without a network with %s completes the record or adds another one', (_, first, next, count) => {
    const forms = withOfflineForm([form(0, first)], form(1, next));
    expect(forms).toHaveLength(count);
    expect(forms[0]).toEqual(form(0, count === 1 ? { ...first, ...next } : first));
    // The first form again.
    expect(withOfflineForm(forms, form(2, first))).toEqual(forms);
  });

  it('a form without a network is not recorded within five minutes of an attempt that was lost', () => {
    const lost = paymentRecord({ outcome: 'failed', fault: 'lost' });
    expect(withOfflineForm([lost], form(1))).toEqual([lost]);
    expect(withOfflineForm([lost], form(6))).toHaveLength(2);
    expect(withOfflineForm([paymentRecord({ outcome: 'failed', fault: 'refused' })], form(1))).toHaveLength(2);
  });
});

describe('a request for a payment link', () => {
  it.each([
    ['guestStart', 30_000, 'open'],
    ['guestStart', 61_000, 'failed'],
    // The phone's clock was changed.
    ['refill', -61_000, 'failed'],
    ['start', 61_000, 'open'],
  ] as const)('a payment record of the kind %s that is %i ms old has the outcome %s', (kind, ageMs, outcome) => {
    expect(asOfNow(paymentRecord({ kind, fault: 'lost' }), at + ageMs).outcome).toBe(outcome);
  });

  it('a link request whose page was closed before anything was stored is not called unpaid', () => {
    expect(asOfNow(paymentRecord({ kind: 'guestStart' }), at + 61_000)).toMatchObject({
      outcome: 'open',
      fault: 'closed',
    });
  });
});
