import { atom } from 'jotai';
import { store } from '~/state/store';
import { trustedScript } from '~/ui/trustedScript';
import { queryClient } from './queryClient';

/** Set when a new version waits: calling it lets the version take over, and the page is opened anew. */
export const updateAtom = atom<{ take: () => void } | undefined>(undefined);

/** Pages on which the map's engine is not fetched ahead: a guest from a QR code gets no map. */
const withoutMap = /^(\/en)?\/guest-payment$/;

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** What only a driver without internet will open, and so never has: asked for ahead, once the app can start offline. */
const keepForOffline = (): void =>
  void import('~/data/smsCommands/keepSmsCommands').then(
    ({ keepSmsCommands }) => keepSmsCommands(queryClient),
    () => undefined,
  );

/** Starts the service worker after the first paint. Where workers are blocked the app goes on without one. */
export const startWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || (import.meta.env.DEV && import.meta.env['VITE_SW_DEV'] !== '1')) return;
  const { Workbox } = await import('workbox-window');
  const worker = import.meta.env.DEV
    ? new Workbox(trustedScript('/dev-sw.js?dev-sw'), { type: 'module' })
    : new Workbox(trustedScript('/sw.js'), { updateViaCache: 'none' });
  let hasAsked = false;
  worker.addEventListener('waiting', () =>
    store.set(updateAtom, {
      take: () => {
        hasAsked = true;
        worker.messageSkipWaiting();
      },
    }),
  );
  // Only the tab in which the driver agreed opens itself anew; in the others something may be half filled in.
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate && hasAsked) location.reload();
  });
  if (!(await worker.register().catch(() => undefined))) return;
  await navigator.serviceWorker.ready;
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 3000));
  whenIdle(keepForOffline);
  if (savesData() || withoutMap.test(location.pathname)) return;
  whenIdle(() => void worker.messageSW({ type: 'KEEP_MAP_ENGINE' }));
};
