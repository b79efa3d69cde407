// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Profile } from '~/domain/account/profile';

const { kept, fault } = vi.hoisted(() => ({ kept: new Map<string, unknown>(), fault: { hangs: false } }));
vi.mock('idb-keyval', () => ({
  get: async (name: string) => (fault.hangs ? new Promise(() => undefined) : kept.get(name)),
  set: async (name: string, value: unknown) => void kept.set(name, value),
}));

const profile: Profile = {
  email: 'a@b.example',
  phones: [],
  vehicles: [],
  sessions: [],
  areSessionsComplete: true,
  paymentMethods: [],
};
/** The account's key as a page computes it that was just opened. */
const accountKeyAfterReload = async (): Promise<string> => {
  vi.resetModules();
  const { accountKeyOf } = await import('~/data/payments/accountKey');
  return accountKeyOf('perm', profile);
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', {});
  localStorage.clear();
  kept.clear();
  fault.hangs = false;
});

it('an account keeps its name after a killed browser has lost the salt, so the restored records are its own', async () => {
  const name = await accountKeyAfterReload();
  localStorage.clear();
  expect(await accountKeyAfterReload()).toBe(name);
});

it('a salt from before copies were made gets a copy', async () => {
  localStorage.setItem('parking.device-salt', '"old"');
  const name = await accountKeyAfterReload();
  expect(kept.get('device-salt')).toBe('old');
  localStorage.clear();
  expect(await accountKeyAfterReload()).toBe(name);
});

it('the salt of the device takes precedence over its copy', async () => {
  await accountKeyAfterReload();
  localStorage.setItem('parking.device-salt', '"other"');
  await accountKeyAfterReload();
  expect([localStorage.getItem('parking.device-salt'), kept.get('device-salt')]).toEqual(['"other"', 'other']);
});

it.each([
  ['hangs', () => (fault.hangs = true)],
  ['is not there', () => vi.unstubAllGlobals()],
])('a database that %s does not prevent payments', async (_, spoil) => {
  spoil();
  expect(await accountKeyAfterReload()).toBe(await accountKeyAfterReload());
});
