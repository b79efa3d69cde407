// @vitest-environment jsdom
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attempt } from '~/domain/payments/attempt';
import { redactAttempts } from '~/state/payments/redactAttempts';
import { saveAttempt } from '~/state/payments/openAttempts';
import { setCity } from '~/state/currentCity';
import { storageKeys } from '~/state/storageKeys';
import { latePayments } from '~/state/payments/latePayments';
import { savePaymentRecord, readPaymentRecords } from '~/state/payments/paymentRecords';
import { read } from '~/platform/storage';

const { kept: database } = vi.hoisted(() => ({ kept: new Map<IDBValidKey, unknown>() }));
vi.mock('idb-keyval', () => ({
  getMany: async (names: IDBValidKey[]) => names.map((name) => database.get(name)),
  update: async (name: IDBValidKey, change: (value: unknown) => unknown) =>
    void database.set(name, change(database.get(name))),
}));

/** A record as the previous version stores it, without the details of its place. */
const record = {
  id: 'a',
  city: 'perm',
  kind: 'start',
  accountKey: 'h',
  payloadHash: 'p',
  target: 't',
  sentAt: 1,
  knownSessionIds: ['s'],
  knownAt: 5,
};
const displayed = { plate: 'А123ВС59', sum: 6000, balanceBefore: 50_000 };
const store = (name: string, list: unknown[]): void => localStorage.setItem(`parking.${name}`, JSON.stringify(list));
const stored = (name: string): unknown[] => JSON.parse(localStorage.getItem(`parking.${name}`) ?? '[]') as unknown[];

/** The previous version's reading of a stored record. */
const earlierAttempt = v.looseObject({ id: v.string(), shown: v.optional(v.object({ zone: v.optional(v.string()) })) });

beforeEach(() => {
  localStorage.clear();
  database.clear();
  setCity('perm');
});

describe('an attempt of the previous version', () => {
  it.each<[string, object, Attempt['summary']]>([
    ['at a zone', { shown: { ...displayed, zone: '0302' } }, { ...displayed, place: { zone: '0302' } }],
    [
      'of a ticket at a barrier',
      { kind: 'planar', shown: { zone: '501', sum: 6000 } },
      { place: { parkingCode: '501' }, sum: 6000 },
    ],
    ['without a place', { kind: 'refill', shown: { sum: 6000 } }, { sum: 6000 }],
    ['after a logout', {}, undefined],
  ])('an attempt of the previous version %s is read completely', (_, rest, summary) => {
    store('attempts', [{ ...record, ...rest, ofLater: 1 }]);
    const [attempt] = read(storageKeys.attempts);
    expect(attempt).toEqual({ ...record, ...rest, shown: undefined, ofLater: 1, summary });
    expect(attempt).not.toHaveProperty('shown');
  });

  it('an attempt of the previous version is redacted by a logout', () => {
    store('attempts', [{ ...record, shown: { ...displayed, zone: '0302' } }]);
    redactAttempts('perm');
    expect(stored('attempts')).toEqual([record]);
  });

  it('a watched attempt of the previous version keeps the time of its announcement', () => {
    store('late-payments', [{ ...record, shown: { ...displayed, zone: '0302' }, toldAt: Date.now() }]);
    expect(latePayments('perm', 'h')).toMatchObject([
      { id: 'a', toldAt: expect.any(Number) as number, summary: { place: { zone: '0302' } } },
    ]);
  });
});

it('an attempt keeps its place, and the previous version can read it after a rollback', () => {
  const attempt: Attempt = { ...record, kind: 'start', summary: { ...displayed, place: { parkingCode: '4077' } } };
  saveAttempt(attempt);
  expect(read(storageKeys.attempts)).toEqual([attempt]);
  expect(stored('attempts').map((one) => v.parse(earlierAttempt, one))).toEqual([attempt]);
});

it('an attempt record survives a spoiled field that only readings use', () => {
  store('attempts', [{ ...record, knownAt: 'soon', isTwice: 2 }]);
  expect(read(storageKeys.attempts)).toEqual([{ ...record, knownAt: undefined, isTwice: undefined }]);
});

describe('a payment record', () => {
  const paymentRecord = {
    id: 'p',
    city: 'perm',
    kind: 'start',
    sentAt: 1,
    outcome: 'done',
    plate: 'А123ВС59',
  } as const;

  it('a payment record of the previous version is read with its place', async () => {
    database.set('proofs.perm.guest', [
      { ...paymentRecord, zone: '0302' },
      { ...paymentRecord, id: 'q' },
    ]);
    expect(await readPaymentRecords('perm', ['guest'])).toEqual([
      { ...paymentRecord, place: { zone: '0302' } },
      { ...paymentRecord, id: 'q' },
    ]);
  });

  it('a payment record keeps the number of its place through a rollback that rewrites the list', async () => {
    await savePaymentRecord('guest', { ...paymentRecord, place: { parkingCode: '4077' } });
    expect(await readPaymentRecords('perm', ['guest'])).toEqual([{ ...paymentRecord, place: { parkingCode: '4077' } }]);
    const list = database.get('proofs.perm.guest') as Record<string, unknown>[];
    // The previous version drops the fields that it does not know.
    database.set(
      'proofs.perm.guest',
      list.map(({ place: _, ...known }) => known),
    );
    expect(await readPaymentRecords('perm', ['guest'])).toEqual([{ ...paymentRecord, place: { zone: '4077' } }]);
  });
});
