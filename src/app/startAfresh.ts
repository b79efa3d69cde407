import { forgetKept } from '~/data/auth/forgetPerson';
import { logOut } from '~/data/auth/logOut';
import { keys } from '~/state/keys';
import { forgetLarge } from '~/state/largeStorage';
import { forgetProofs } from '~/state/proofs';
import { fullName, read } from '~/state/storage';
import { queryClient } from './queryClient';

/** What money hangs on, and what a guest has nowhere else. A guest's proofs and photos of signs lie in the large storage, and stay there. */
const staying: readonly string[] = [
  keys.attempts,
  keys.deviceSalt,
  keys.stays,
  keys.city,
  keys.language,
  ...['attempt-endings', 'made-lately', 'card-reports', 'reported-invoices', 'parked-notes', 'sms-stays', 'left-to-pay'].map((name) => ({ name })),
].map(fullName);

const emptyStorages = (): void => {
  for (const area of [localStorage, sessionStorage])
    for (const name of Object.keys(area)) if (name.startsWith('parking.') && !staying.includes(name)) area.removeItem(name);
};

const dropWorker = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name);
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
};

/** As on a new device, but for open payments and what is a guest's: for an app that breaks over what it has kept. One step that fails keeps none of the others back. */
export const startAfresh = async (): Promise<void> => {
  const cities = Object.keys(read(keys.signIns));
  const steps: (() => unknown)[] = [
    // What takes its time, and is nobody's, goes first: from the logins on the page goes its way to the main page, and must be gone soon.
    dropWorker,
    // As by the button that logs out: an open payment keeps nothing in clear, and while this page stands it asks for nothing of the person's.
    ...cities.flatMap((city) => (['standart', 'coop'] as const).map((userType) => () => logOut(queryClient, city, userType))),
    // Once more, should a step of it have failed.
    ...cities.map((city) => () => forgetKept(city)),
    // What is in memory would be written back as the page closes.
    () => queryClient.clear(),
    emptyStorages,
    ...cities.map((city) => () => forgetProofs(city)),
    () => forgetLarge('person.'),
    () => forgetLarge('parkings.'),
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (fault) {
      console.warn('Starting afresh: a step failed.', fault);
    }
  }
};
