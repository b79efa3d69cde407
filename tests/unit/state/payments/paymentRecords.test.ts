// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentRecord } from '~/domain/payments/paymentRecord';
import { setCity } from '~/state/currentCity';
import {
  dropPaymentRecords,
  ensurePaymentRecord,
  clearPaymentRecords,
  clearWrittenPaymentRecords,
  releasePaymentRecords,
  isPhoneTime,
  saveCurrentUserRecord,
  savePaymentRecord,
  recordAccount,
  recordUntriedPayment,
  readCurrentUserRecords,
  patchPaymentRecords,
  readPaymentRecords,
  renamePaymentRecords,
  awaitPaymentRecordsSaved,
} from '~/state/payments/paymentRecords';
import { recordServerTime } from '~/state/clock';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';
import { connectivityAtom, hasNetworkAtom } from '~/platform/network';

const { kept, fault, writing } = vi.hoisted(() => ({
  kept: new Map<IDBValidKey, unknown>(),
  fault: { isOn: false },
  /** The duration of a write, in milliseconds, and the number of writes. */
  writing: { ms: 0, count: 0 },
}));
vi.mock('idb-keyval', () => {
  const orFail = <Value>(operation: () => Value): Promise<Value> =>
    fault.isOn ? Promise.reject(new Error('blocked')) : Promise.resolve(operation());
  return {
    getMany: (names: IDBValidKey[]) => orFail(() => names.map((name) => kept.get(name))),
    update: async (name: IDBValidKey, change: (value: unknown) => unknown) => {
      writing.count++;
      const next = await orFail(() => change(kept.get(name)));
      if (writing.ms > 0) await new Promise((resolve) => setTimeout(resolve, writing.ms));
      kept.set(name, next);
    },
    keys: () => orFail(() => [...kept.keys()]),
    delMany: (names: IDBValidKey[]) => orFail(() => names.forEach((name) => kept.delete(name))),
  };
});

const outcome =
  (is: PaymentRecord['outcome']) =>
  (record: PaymentRecord): PaymentRecord => ({ ...record, outcome: is });
const paymentRecord = (id: string, rest: Partial<PaymentRecord> = {}): PaymentRecord => ({
  id,
  city: 'perm',
  kind: 'start',
  sentAt: 1,
  outcome: 'done',
  ...rest,
});
const ids = async (...owners: string[]): Promise<string[]> =>
  (await readPaymentRecords('perm', owners)).map(({ id }) => id);
const signInAs = (cacheKey: string | undefined): void =>
  setSignIn('perm', 'standart', cacheKey === undefined ? undefined : { token: 't', cacheKey });

beforeEach(async () => {
  fault.isOn = false;
  writing.ms = 0;
  setCity('perm');
  signInAs(undefined);
  await clearPaymentRecords('perm');
  await dropPaymentRecords('perm', ['guest']);
  kept.clear();
  writing.count = 0;
});

describe('the owners of payment records', () => {
  it('a guest and two accounts see their own payment records, and a logout clears the accounts’ in that city', async () => {
    await savePaymentRecord('guest', paymentRecord('g'));
    await savePaymentRecord('one', paymentRecord('a'));
    await savePaymentRecord('two', paymentRecord('b'));
    await savePaymentRecord('one', paymentRecord('k', { city: 'kazan' }));
    expect(await ids('guest')).toEqual(['g']);
    expect(await ids('one')).toEqual(['a']);
    await clearPaymentRecords('perm');
    expect([await ids('guest'), await ids('one'), await ids('two')]).toEqual([['g'], [], []]);
    expect(await readPaymentRecords('kazan', ['one'])).toHaveLength(1);
  });

  it('a tab that follows a logout deletes only the payment records that it has written itself', async () => {
    await savePaymentRecord('one', paymentRecord('a'));
    await savePaymentRecord('guest', paymentRecord('g'));
    kept.set('proofs.perm.three', [paymentRecord('b')]);
    await clearWrittenPaymentRecords('perm');
    expect([await ids('guest'), await ids('one'), await ids('three')]).toEqual([['g'], [], ['b']]);
  });

  it('a driver’s payment records are under the login until the account is known, and under both afterwards', async () => {
    signInAs('login-1');
    saveCurrentUserRecord({ kind: 'smsPay', outcome: 'open' });
    expect(await readCurrentUserRecords()).toHaveLength(1);
    recordAccount('login-1', 'hash-1');
    saveCurrentUserRecord({ kind: 'smsEnd', outcome: 'open' });
    await savePaymentRecord('guest', paymentRecord('g'));
    expect((await readCurrentUserRecords()).map(({ kind }) => kind).sort()).toEqual(['smsEnd', 'smsPay']);
    // Another driver's login sees neither.
    signInAs('login-2');
    expect(await readCurrentUserRecords()).toEqual([]);
    signInAs(undefined);
    expect((await readCurrentUserRecords()).map(({ id }) => id)).toEqual(['g']);
  });

  it('payment records move to the new name of their account', async () => {
    await savePaymentRecord('old', paymentRecord('a'));
    await savePaymentRecord('new', paymentRecord('b'));
    await renamePaymentRecords('perm', 'old', 'new');
    expect([await ids('old'), await ids('new')]).toEqual([[], ['b', 'a']]);
  });

  it('deleted payment records do not come back with a late answer', async () => {
    await savePaymentRecord('one', paymentRecord('a', { outcome: 'open' }));
    await clearPaymentRecords('perm');
    await patchPaymentRecords('perm', 'one', (record) => ({ ...record, outcome: 'done' }));
    expect(await ids('one')).toEqual([]);
    await ensurePaymentRecord('one', paymentRecord('a'));
    await ensurePaymentRecord('one', paymentRecord('a', { outcome: 'failed' }));
    expect(await readPaymentRecords('perm', ['one'])).toMatchObject([{ outcome: 'done' }]);
  });
});

describe('payment records in damaged or failing storage', () => {
  it('unreadable payment records are dropped one by one', async () => {
    kept.set('proofs.perm.guest', [
      paymentRecord('good'),
      { id: 'bad' },
      null,
      paymentRecord('odd', { outcome: 'paid' as 'done' }),
      paymentRecord('old', { kind: 'gift' as 'start' }),
    ]);
    expect(await ids('guest')).toEqual(['good']);
    kept.set('proofs.perm.guest', 'damaged');
    expect(await ids('guest')).toEqual([]);
    await savePaymentRecord('guest', paymentRecord('next'));
    expect(await ids('guest')).toEqual(['next']);
  });

  it('a payment record that the browser refuses stays in memory, and is stored once that is possible', async () => {
    fault.isOn = true;
    await savePaymentRecord('guest', paymentRecord('a'));
    await savePaymentRecord('one', paymentRecord('b'));
    expect(await ids('guest')).toEqual(['a']);
    await clearPaymentRecords('perm');
    expect(await ids('one')).toEqual([]);
    fault.isOn = false;
    await savePaymentRecord('guest', paymentRecord('c'));
    expect(kept.get('proofs.perm.guest')).toMatchObject([{ id: 'a' }, { id: 'c' }]);
  });

  it('payment changes that the browser refuses together stay in memory, and are stored with the next write', async () => {
    fault.isOn = true;
    void savePaymentRecord('guest', paymentRecord('a', { outcome: 'open' }));
    void patchPaymentRecords('perm', 'guest', outcome('link'));
    await savePaymentRecord('guest', paymentRecord('b'));
    expect(writing.count).toBe(1);
    expect(await readPaymentRecords('perm', ['guest'])).toMatchObject([
      { id: 'a', outcome: 'link' },
      { id: 'b', outcome: 'done' },
    ]);
    fault.isOn = false;
    await savePaymentRecord('guest', paymentRecord('c'));
    expect(kept.get('proofs.perm.guest')).toMatchObject([{ id: 'a', outcome: 'link' }, { id: 'b' }, { id: 'c' }]);
  });
});

describe('payment records on a phone that writes slowly', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    writing.ms = 600;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Waits until a payment page may open. Returns a function that is true once it may. */
  const waitForRead = (): (() => boolean) => {
    let isFree = false;
    void awaitPaymentRecordsSaved().then(() => (isFree = true));
    return () => isFree;
  };

  it('changes during a slow write are written together, and a payment page waits for them', async () => {
    void savePaymentRecord('guest', paymentRecord('a', { outcome: 'open' }));
    await vi.advanceTimersByTimeAsync(50);
    for (const is of ['open', 'link'] as const) void patchPaymentRecords('perm', 'guest', outcome(is));
    void savePaymentRecord('guest', paymentRecord('b'));
    const isFree = waitForRead();
    await vi.advanceTimersByTimeAsync(1_149);
    expect(isFree()).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(isFree()).toBe(true);
    expect(kept.get('proofs.perm.guest')).toMatchObject([
      { id: 'a', outcome: 'link' },
      { id: 'b', outcome: 'done' },
    ]);
    expect(writing.count).toBe(2);
  });

  it('a payment page waits two seconds at most for the payment records', async () => {
    writing.ms = 60_000;
    void savePaymentRecord('guest', paymentRecord('a'));
    const isFree = waitForRead();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(isFree()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isFree()).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
  });

  it('a payment record that is saved after its list was cleared is kept', async () => {
    void savePaymentRecord('one', paymentRecord('a'));
    void savePaymentRecord('one', paymentRecord('b'));
    const cleared = clearPaymentRecords('perm');
    void savePaymentRecord('one', paymentRecord('c'));
    await vi.advanceTimersByTimeAsync(3_000);
    await cleared;
    expect(kept.get('proofs.perm.one')).toMatchObject([{ id: 'c' }]);
  });
});

it('a payment that could not be tried is recorded once, by the phone’s clock while the city’s is not known', async () => {
  expect(isPhoneTime()).toBe(true);
  store.set(hasNetworkAtom, false);
  recordUntriedPayment({ plate: undefined, place: { zone: '0302' } });
  recordUntriedPayment({ plate: 'А001АА59', place: { zone: '0302' } });
  expect(await readCurrentUserRecords()).toMatchObject([
    { kind: 'offlineForm', plate: 'А001АА59', place: { zone: '0302' }, isPhoneTime: true, fault: 'noNetwork' },
  ]);
  recordServerTime(Date.now() + 3_600_000, Date.now() - 20, Date.now());
  expect(isPhoneTime()).toBe(false);
});

it.each(['silent', 'portal'] as const)('a payment that could not be tried says what is known: %s', async (line) => {
  store.set(hasNetworkAtom, true);
  store.set(connectivityAtom, line);
  recordUntriedPayment({ plate: 'А001АА59', place: { zone: '0302' } });
  expect(await readCurrentUserRecords()).toMatchObject([{ kind: 'offlineForm', outcome: 'failed', fault: line }]);
  // The previous version reads the record too.
  if (line === 'silent') expect(kept.get('proofs.perm.guest')).toMatchObject([{ fault: 'noNetwork', isSilent: true }]);
});

it('while the city answers nothing is recorded without a payment', async () => {
  store.set(hasNetworkAtom, true);
  store.set(connectivityAtom, 'answers');
  recordUntriedPayment({ plate: 'А001АА59', place: { zone: '0302' } });
  expect(await readCurrentUserRecords()).toEqual([]);
});

it('payment records survive a login that the city has ended, and are cleared by a logout', async () => {
  signInAs('login-1');
  recordAccount('login-1', 'hash-1');
  await savePaymentRecord('hash-1', paymentRecord('a'));
  releasePaymentRecords('perm');
  signInAs(undefined);
  await clearWrittenPaymentRecords('perm');
  expect(await ids('hash-1')).toEqual(['a']);
  // An explicit logout deletes them.
  await clearPaymentRecords('perm');
  expect(await ids('hash-1')).toEqual([]);
});
