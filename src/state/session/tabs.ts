import { storageKeys } from '../storageKeys';
import { syncSignIns } from './signIn';
import { watch } from '~/platform/storage';
import { tabChannel } from '~/platform/tabChannel';

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
  const aborter = new AbortController();
  for (const [target, event] of [
    [channel, 'message'],
    [window, 'pageshow'],
    [window, 'focus'],
    [document, 'visibilitychange'],
    [document, 'resume'],
  ] as const)
    target?.addEventListener(event, syncSignIns, aborter);
  aborter.signal.addEventListener('abort', watch(storageKeys.signIns, syncSignIns));
  return () => aborter.abort();
};
