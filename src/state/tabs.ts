/** What tabs tell each other. */
export type TabMessage = 'LOGIN' | 'LOGOUT';

/** One channel of a fixed name for all tabs. Absent in old browsers: then the stored logins still change in every tab. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('parking');

export const tellTabs = (message: TabMessage): void => channel?.postMessage(message);

/** Calls back for what another tab says. Returns the way to stop. */
export const hearTabs = (onMessage: (message: TabMessage) => void): (() => void) => {
  const listen = ({ data }: MessageEvent<unknown>): void => {
    if (data === 'LOGIN' || data === 'LOGOUT') onMessage(data);
  };
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
};
