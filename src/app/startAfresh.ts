import { attemptsAtom, reduceAttempts } from '~/state/attempts';
import { keys } from '~/state/keys';
import { forgetLarge } from '~/state/largeStorage';
import { fullName } from '~/state/storage';
import { store } from '~/state/store';
import { tellTabs } from '~/state/tabs';
import { queryClient } from './queryClient';

/** What money hangs on, and what a guest has nowhere else. */
const staying: readonly string[] = [keys.attempts, keys.deviceSalt, keys.stays, keys.city, keys.language].map(fullName);

const emptyStorages = (): void => {
  for (const area of [localStorage, sessionStorage])
    for (const name of Object.keys(area)) if (name.startsWith('parking.') && !staying.includes(name)) area.removeItem(name);
};

const dropWorker = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name);
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
};

/** As on a new device, but for open payments and a guest's stays: for an app that breaks over what it has kept. One step that fails keeps none of the others back. */
export const startAfresh = async (): Promise<void> => {
  const steps: (() => unknown)[] = [
    // What is in memory would be written back as the page closes.
    () => queryClient.clear(),
    // Logged out, as by the button: an open payment keeps nothing in clear.
    () => new Set(store.get(attemptsAtom).map(({ city }) => city)).forEach(reduceAttempts),
    emptyStorages,
    () => tellTabs('LOGOUT'),
    () => forgetLarge(''),
    dropWorker,
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (fault) {
      console.warn('Starting afresh: a step failed.', fault);
    }
  }
};
