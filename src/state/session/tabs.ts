import { storageKeys } from '../storageKeys';
import { syncSignIns } from './signIn';
import { watch } from '~/platform/storage';
import { tabChannel } from '~/platform/tabChannel';
import { onPageWake } from '~/platform/pageVisibility';

/** What tabs tell each other. */
export type TabMessage = 'LOGIN' | 'LOGOUT';

/** One channel of a fixed name for all tabs. Absent in old browsers: then the stored logins tell, once they have changed. */
const channel = tabChannel('parking');

export const notifyTabs = (message: TabMessage): void => channel?.postMessage(message);

/**
 * Keeps this tab's logins those that are stored: at every word of another tab, and whenever this one wakes up, for a tab
 * that was frozen or put away by Back has heard nothing. Returns the way to stop.
 */
export const followTabs = (): (() => void) => {
  // It may have happened before anybody listened.
  syncSignIns();
  channel?.addEventListener('message', syncSignIns);
  const stops = [onPageWake(syncSignIns), watch(storageKeys.signIns, syncSignIns)];
  return () => {
    channel?.removeEventListener('message', syncSignIns);
    stops.forEach((stop) => stop());
  };
};
