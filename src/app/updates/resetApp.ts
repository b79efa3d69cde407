import { clearAccountData } from '~/data/auth/clearPersonData';
import { logOut } from '~/data/auth/logOut';
import { storageKeys } from '~/state/storageKeys';
import { deleteFromIndexedDb } from '~/platform/indexedDb';
import { clearPaymentRecords } from '~/state/payments/paymentRecords';
import { fullName, read } from '~/platform/storage';
import { queryClient } from '../queryClient';

/**
 * The data that payments depend on, and what a guest has nowhere else. A guest's payment records and photos of signs
 * are in IndexedDB and stay there.
 */
const survivingNames: readonly string[] = [
  storageKeys.attempts,
  storageKeys.deviceSalt,
  storageKeys.guestStays,
  storageKeys.city,
  storageKeys.language,
  ...[
    'attempt-endings',
    'made-lately',
    'card-reports',
    'reported-invoices',
    'parked-notes',
    'sms-stays',
    'left-to-pay',
  ].map((name) => ({ name })),
].map(fullName);

const clearStorages = (): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage))
      if (name.startsWith('parking.') && !survivingNames.includes(name)) storage.removeItem(name);
};

const removeWorker = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name);
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
};

/**
 * Resets the app to the state of a new device, except for open payments and a guest's data. For an app that crashes
 * over its stored data. A failing step does not prevent the others.
 */
export const resetApp = async (): Promise<void> => {
  const cities = Object.keys(read(storageKeys.signIns));
  const steps: (() => unknown)[] = [
    // Runs first, because it is slow and concerns no one's data. From the logouts on, the page navigates to the main
    // page and must be left soon.
    removeWorker,
    // The same as the logout button: an open payment stores nothing in plain text, and this page requests no more
    // personal data.
    ...cities.flatMap((city) =>
      (['standart', 'coop'] as const).map((userType) => () => logOut(queryClient, city, userType)),
    ),
    // Repeated in case a step of the logout has failed.
    ...cities.map((city) => () => clearAccountData(city)),
    // Data in memory would be written back when the page closes.
    () => queryClient.clear(),
    clearStorages,
    ...cities.map((city) => () => clearPaymentRecords(city)),
    () => deleteFromIndexedDb('person.'),
    () => deleteFromIndexedDb('parkings.'),
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      console.warn('Starting afresh: a step failed.', error);
    }
  }
};
