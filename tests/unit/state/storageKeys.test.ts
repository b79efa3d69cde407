// @vitest-environment jsdom
import { beforeEach, expect, expectTypeOf, it } from 'vitest';
import type * as v from 'valibot';
import type { AttemptFields, AttemptKind, AttemptOf } from '~/domain/payments/attempt';
import { storageKeys, type attemptFields } from '~/state/storageKeys';
import { read } from '~/platform/storage';

beforeEach(() => localStorage.clear());

const readBack = (...records: unknown[]): unknown[] => {
  localStorage.setItem('parking.attempts', JSON.stringify(records));
  return read(storageKeys.attempts);
};

const common = {
  id: 'a-1',
  city: 'perm',
  accountKey: 'k',
  payloadHash: 'h',
  target: 't',
  sentAt: 1_000,
  knownSessionIds: ['old'],
};
const ofDriver = { ...common, knownAt: 900, knownLines: ['900|payment'] };
const summary = { plate: 'А123ВС59', place: { zone: '0302' }, sum: 4000, balanceBefore: 9000 };

/** Records as the version before wrote them: one of each kind as it was sent, and with all that was found out later. */
const records: Record<AttemptKind, object[]> = {
  start: [
    { ...ofDriver, kind: 'start', durationMin: 60, summary },
    { ...ofDriver, kind: 'start', durationMin: 60, startsAt: 500, summary },
    {
      ...ofDriver,
      kind: 'start',
      durationMin: 60,
      nextSentAts: [2_000],
      justMade: 1,
      justMadeUntil: 1_500,
      justMadeElse: 0,
      madeThisMinute: 2,
      sentAtEarliest: 990,
      refusedAs: 'NoMoneyNoHoney',
      isAnsweredOk: true,
      answeredAt: 1_200,
      isTwice: true,
    },
    // The answer led to a payment page.
    { ...ofDriver, kind: 'start', durationMin: 60, isOnlyLink: true, summary },
  ],
  renew: [
    {
      ...ofDriver,
      kind: 'renew',
      sessionId: 's1',
      endsAtBefore: 5_000,
      endsAtRead: 4_000,
      durationMin: 30,
      laterMin: 30,
      isOnlyLink: true,
      summary,
    },
    { ...ofDriver, kind: 'renew', sessionId: 's1', endsAtBefore: 5_000, durationMin: 30 },
  ],
  cancel: [{ ...ofDriver, kind: 'cancel', sessionId: 's1', endsAtBefore: 5_000, summary }],
  refill: [{ ...ofDriver, kind: 'refill', target: 'balance', summary: { sum: 10_000, balanceBefore: 9000 } }],
  guestStart: [
    {
      ...common,
      kind: 'guestStart',
      accountKey: 'guest',
      durationMin: 60,
      startsAt: 500,
      isPaidByPhone: true,
      summary: { plate: 'А123ВС59', place: { parkingCode: '501' }, sum: 4000 },
    },
  ],
  subscribe: [
    { ...ofDriver, kind: 'subscribe', isOnlyLink: true, summary: { plate: 'А123ВС59', sum: 50_000 } },
    { ...ofDriver, kind: 'subscribe', nextElseSentAts: [2_000], justMadeElse: 1, summary },
  ],
  planar: [
    { ...ofDriver, kind: 'planar', summary: { place: { parkingCode: '501' }, sum: 4000 } },
    { ...common, kind: 'planar', accountKey: 'guest', isOnlyLink: true, summary: { place: { parkingCode: '501' } } },
  ],
  startDeferred: [
    { ...ofDriver, kind: 'startDeferred', startsAt: 500, durationMin: 60, summary },
    { ...ofDriver, kind: 'startDeferred', summary },
  ],
  endDeferred: [{ ...ofDriver, kind: 'endDeferred', target: 's1', sessionId: 's1', summary }],
  payDeferred: [{ ...ofDriver, kind: 'payDeferred', target: 's1', sessionId: 's1', summary }],
};

it.each(Object.entries(records))('records of the kind %s open as the version before wrote them', (_, all) => {
  expect(readBack(...all)).toEqual(all);
});

it.each(Object.keys(records))('a record of the kind %s opens without what was not known of it', (kind) => {
  expect(readBack({ ...common, kind })).toEqual([{ ...common, kind }]);
});

it.each<[string, object, object]>([
  ['of another kind', { ...common, kind: 'renew', sessionId: 's1' }, { startsAt: 500, isPaidByPhone: true }],
  ['of another kind that cannot be read', { ...common, kind: 'subscribe' }, { sessionId: 7, endsAtBefore: 'soon' }],
])('a field %s is dropped, and the record stays', (_, record, field) => {
  expect(readBack({ ...record, ...field })).toEqual([record]);
});

it('a field of a later version stays, so that it is still there after a rollback', () => {
  const record = { ...common, kind: 'cancel', sessionId: 's1', isOfLaterVersion: { deep: [1] } };
  expect(readBack(record)).toEqual([record]);
});

it.each([
  ['zone', 'start', '0302', { zone: '0302' }],
  ['parking', 'planar', '501', { parkingCode: '501' }],
])('the %s that earlier versions kept as `shown` is found under its own name', (_, kind, zone, place) => {
  const { place: _place, ...rest } = summary;
  expect(readBack({ ...common, kind, shown: { ...rest, zone } })).toEqual([
    { ...common, kind, summary: { ...rest, place } },
  ]);
});

it('a record without its kind, or of a kind that is not known, costs only itself', () => {
  const record = { ...common, kind: 'start' };
  expect(readBack(common, { ...common, kind: 'toString' }, { ...common, kind: 'later' }, null, record)).toEqual([
    record,
  ]);
});

it('the schema and the type have the same fields', () => {
  type ReadonlyList<Value> = Value extends readonly (infer Entry)[] ? readonly Entry[] : Value;
  type Plain<Fields> = { [Name in keyof Fields]: ReadonlyList<Fields[Name]> };
  type Read = v.InferOutput<v.ObjectSchema<typeof attemptFields.entries, undefined>>;
  // What is shown is brought into its shape once it has been read.
  expectTypeOf<Plain<Omit<Read, 'summary' | 'shown'>>>().toEqualTypeOf<Plain<Omit<AttemptFields, 'summary'>>>();
});

it('a field belongs to its kinds alone', () => {
  expectTypeOf<AttemptOf<'renew'>['endsAtBefore']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<AttemptOf<'start'>['endsAtBefore']>().toEqualTypeOf<undefined>();
  expectTypeOf<AttemptOf<'renew'>['startsAt']>().toEqualTypeOf<undefined>();
});
