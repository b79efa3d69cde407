// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { resetApp } from '~/app/updates/resetApp';
import { storageKeys } from '~/state/storageKeys';
import { fullName, type StorageKey } from '~/platform/storage';

const { declared } = vi.hoisted(() => ({ declared: [] as StorageKey<unknown>[] }));
vi.mock('~/state/storageKeys', async (importOriginal) => {
  const original = await importOriginal<{ storageKey: (one: StorageKey<unknown>) => unknown }>();
  const storageKey = (one: StorageKey<unknown>): unknown => {
    declared.push(one);
    return original.storageKey(one);
  };
  return { ...original, storageKey };
});
// Declares the storage keys that no other import declares.
import.meta.glob('../../../../src/state/**/*.ts', { eager: true });

it('whatever money hangs on stays, but for the logins', async () => {
  const vital = [...declared, ...Object.values(storageKeys)]
    .filter(({ isVital }: Pick<StorageKey<unknown>, 'isVital'>) => isVital)
    .map(fullName);
  expect(vital).toContain('parking.card-reports');
  for (const name of [...vital, 'parking.cars']) localStorage.setItem(name, '[]');
  sessionStorage.setItem('parking.reported-invoices', '["1"]');
  vi.stubGlobal('caches', { keys: async () => [] });
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistrations: async () => [] } });
  await resetApp();
  expect(vital.filter((name) => localStorage.getItem(name) === null)).toEqual(['parking.sign-ins']);
  expect(localStorage.getItem('parking.cars')).toBeNull();
  // A card form that was paid does not open again.
  expect(sessionStorage.getItem('parking.reported-invoices')).toBe('["1"]');
});
