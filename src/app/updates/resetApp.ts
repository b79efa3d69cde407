import { clearAccountData } from '~/data/auth/clearPersonData';
import { logOut } from '~/data/auth/logOut';
import { storageKeys } from '~/state/storageKeys';
import { deleteFromIndexedDb } from '~/platform/indexedDb';
import { clearPaymentRecords } from '~/state/payments/paymentRecords';
import { fullName, read } from '~/platform/storage';
import { queryClient } from '../queryClient';

/** What money hangs on, and what a guest has nowhere else. A guest's proofs and photos of signs lie in the large storage, and stay there. */
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

/** As on a new device, but for open payments and what is a guest's: for an app that breaks over what it has kept. One step that fails keeps none of the others back. */
export const resetApp = async (): Promise<void> => {
  const cities = Object.keys(read(storageKeys.signIns));
  const steps: (() => unknown)[] = [
    // What takes its time, and is nobody's, goes first: from the logins on the page goes its way to the main page, and must be gone soon.
    removeWorker,
    // As by the button that logs out: an open payment keeps nothing in clear, and while this page stands it asks for nothing of the person's.
    ...cities.flatMap((city) =>
      (['standart', 'coop'] as const).map((userType) => () => logOut(queryClient, city, userType)),
    ),
    // Once more, should a step of it have failed.
    ...cities.map((city) => () => clearAccountData(city)),
    // What is in memory would be written back as the page closes.
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
