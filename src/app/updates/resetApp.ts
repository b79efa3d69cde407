import { clearAccountData } from '~/data/auth/clearPersonData';
import { logOut } from '~/data/auth/logOut';
import { storageKeys } from '~/state/storageKeys';
import { indexedDbKeys, isRemovedByReset } from '~/state/storageRegistry';
import { deleteFromIndexedDb } from '~/platform/indexedDb';
import { clearPaymentRecords } from '~/state/payments/paymentRecords';
import { read } from '~/platform/storage';
import { queryClient } from '../queryClient';

const clearStorages = (): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (isRemovedByReset(name)) storage.removeItem(name);
};

const clearIndexedDb = async (): Promise<void> => {
  for (const { name, survivesReset } of indexedDbKeys) if (!survivesReset) await deleteFromIndexedDb(name);
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
    clearIndexedDb,
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      console.warn('Starting afresh: a step failed.', error);
    }
  }
};
