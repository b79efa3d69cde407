import { onPageWake } from '~/platform/onPageWake';
import { storageKeys } from '../storageKeys';
import { syncSignIns } from './signIn';
import { watch } from '~/platform/storage';
import { tabChannel } from '~/platform/tabChannel';

/** The messages between tabs. */
export type TabMessage = 'LOGIN' | 'LOGOUT';

/**
 * One channel with a fixed name for all tabs. Old browsers do not support it: there, only changes of the stored logins
 * inform other tabs.
 */
const channel = tabChannel('parking');

export const notifyTabs = (message: TabMessage): void => channel?.postMessage(message);

/**
 * Syncs this tab's logins with the stored ones: on every message of another tab, and whenever this tab wakes up. A tab
 * that was frozen or is in the back/forward cache has received no messages. Returns a function that stops the syncing.
 */
export const followTabs = (): (() => void) => {
  // The change may have happened before the listeners were added.
  syncSignIns();
  channel?.addEventListener('message', syncSignIns);
  const stops = [onPageWake(syncSignIns), watch(storageKeys.signIns, syncSignIns)];
  return () => {
    channel?.removeEventListener('message', syncSignIns);
    stops.forEach((stop) => stop());
  };
};
