// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { resetApp } from '~/app/updates/resetApp';
import { everyKey } from '~/state/storageRegistry';
import { fullName } from '~/platform/storage';

it('resetApp keeps all data that money depends on, except the logins', async () => {
  const vital = everyKey.filter(({ isVital }) => isVital).map(fullName);
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
