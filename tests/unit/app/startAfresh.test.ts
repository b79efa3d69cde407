// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { startAfresh } from '~/app/startAfresh';
import { keys } from '~/state/keys';
import { fullName, type StorageKey } from '~/state/storage';

const { declared } = vi.hoisted(() => ({ declared: [] as StorageKey<unknown>[] }));
vi.mock('~/state/keys', async (importOriginal) => {
  const own = await importOriginal<{ key: (one: StorageKey<unknown>) => unknown }>();
  const key = (one: StorageKey<unknown>): unknown => {
    declared.push(one);
    return own.key(one);
  };
  return { ...own, key };
});
// What none of the others has imported is declared here too.
import.meta.glob('../../../src/state/*.ts', { eager: true });

it('whatever money hangs on stays, but for the logins', async () => {
  const vital = [...declared, ...Object.values(keys)].filter(({ isVital }: Pick<StorageKey<unknown>, 'isVital'>) => isVital).map(fullName);
  expect(vital).toContain('parking.card-reports');
  for (const name of [...vital, 'parking.cars']) localStorage.setItem(name, '[]');
  sessionStorage.setItem('parking.reported-invoices', '["1"]');
  vi.stubGlobal('caches', { keys: async () => [] });
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistrations: async () => [] } });
  await startAfresh();
  expect(vital.filter((name) => localStorage.getItem(name) === null)).toEqual(['parking.sign-ins']);
  expect(localStorage.getItem('parking.cars')).toBeNull();
  // A card form that was paid does not come again.
  expect(sessionStorage.getItem('parking.reported-invoices')).toBe('["1"]');
});
