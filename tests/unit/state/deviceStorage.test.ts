// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { resetApp } from '~/app/updates/resetApp';
import { storedSizes } from '~/domain/account/deviceData';
import type { PaymentRecord } from '~/domain/payments/paymentRecord';
import { setCity } from '~/state/currentCity';
import { deleteStoredData, measureDeviceStorage } from '~/state/deviceStorage';
import { saveParkedNote } from '~/state/parkedNotes';
import { recordAccount } from '~/state/payments/paymentRecords';
import { setSignIn } from '~/state/session/signIn';

const { kept } = vi.hoisted(() => ({ kept: new Map<IDBValidKey, unknown>() }));
vi.mock('idb-keyval', () => ({
  entries: async () => [...kept.entries()],
  keys: async () => [...kept.keys()],
  delMany: async (names: IDBValidKey[]) => names.forEach((name) => kept.delete(name)),
}));

const paymentRecord = (id: string): PaymentRecord => ({ id, city: 'perm', kind: 'start', sentAt: 1, outcome: 'done' });
const note = { plate: 'А123ВС59', isForeign: false, zone: '0302' };

beforeEach(() => {
  setCity('perm');
  setSignIn('perm', 'standart', undefined);
  kept.clear();
  for (const owner of ['perm.guest', 'kazan.guest', 'perm.one', 'perm.two', 'perm.login.a'])
    kept.set(`proofs.${owner}`, [paymentRecord(owner)]);
});

it.each<[string, string | undefined, string[]]>([
  ['a guest', undefined, ['proofs.perm.one', 'proofs.perm.two', 'proofs.perm.login.a']],
  ['an account', 'a', ['proofs.perm.guest', 'proofs.kazan.guest', 'proofs.perm.two']],
])('%s sees and deletes only its own payment records', async (_, login, others) => {
  if (login !== undefined) {
    setSignIn('perm', 'standart', { token: 't', cacheKey: login });
    recordAccount(login, 'one');
  }
  const measured = async (): Promise<number> =>
    storedSizes((await measureDeviceStorage()).items).find(({ kind }) => kind === 'proofs')?.bytes ?? 0;
  expect(await measured()).toBeGreaterThan(0);
  await deleteStoredData('proofs');
  expect(await measured()).toBe(0);
  expect([...kept.keys()]).toEqual(others);
});

it('a reset deletes the payment records and notes of the account that it signs out, and keeps a guest’s', async () => {
  vi.stubGlobal('caches', { keys: async () => [] });
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistrations: async () => [] } });
  saveParkedNote(note);
  setSignIn('perm', 'standart', { token: 't', cacheKey: 'a' });
  saveParkedNote({ ...note, zone: '0303' });
  await resetApp();
  expect([...kept.keys()]).toEqual(['proofs.perm.guest', 'proofs.kazan.guest']);
  const notes = localStorage.getItem('parking.parked-notes') ?? '';
  expect([notes.includes('0302'), notes.includes('0303')]).toEqual([true, false]);
  expect(localStorage.getItem('parking.sign-ins')).toBeNull();
});
