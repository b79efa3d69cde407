import type { Workbox } from 'workbox-window';
import { cardReportsKey } from '~/state/payments/cardReports';
import { isStored } from '~/platform/storage';
import { afterMapIdle } from '~/platform/whenIdle';
import { onImportFailure } from '~/platform/importWithRetry';
import { paintBeforeNavigate } from './paintBeforeNavigate';
import { focusPageOnNavigation } from '../effects/focusPage';
import { queryClient } from '../queryClient';
import { router } from '../router';
import { skipDialogHistoryEntry } from '../dialogs/skipDialogHistoryEntry';
import { trackDirtyForms } from '../updates/dirtyForms';
import { cacheMap, cacheOfflineBundle, mayCacheMap, prefetchSmsCommands } from './cacheForOffline';
import { startWorker } from './startWorker';

/** Parts that fail to load are loaded again at the next visit. */
const ignore = (): void => undefined;

const reloadAfterFailure = (error: unknown): void => {
  import('../updates/reloadAfterCrash').then(({ handleChunkLoadError }) => handleChunkLoadError(error)).catch(ignore);
};

const storeInstallPrompt = (event: Event): void => {
  event.preventDefault();
  void import('../effects/trackInstallState').then(({ storeInstallPrompt }) => storeInstallPrompt(event));
};

/** The list is removed with its last report (`state/payments/cardReports`). */
const sendCardReports = (): void => {
  if (!isStored(cardReportsKey)) return;
  import('~/data/payments/reportCardPayment').then(({ sendCardReports }) => sendCardReports()).catch(ignore);
};

const saveFirstFrame = (): void => {
  import('./saveFirstFrame').then(({ saveFirstFrame }) => saveFirstFrame(queryClient)).catch(ignore);
};

/** Work that concerns only an app stored on the device. */
const onWorkerReady = (worker: Workbox): void => {
  import('./onWorkerReady').then(({ onWorkerReady }) => onWorkerReady(worker)).catch(ignore);
};

/**
 * Resolves once all answers that the page has requested are there. The worker's files are ten times a first visit: on a
 * weak signal they would delay the tariff and the price by minutes.
 */
const afterAnswers = (): Promise<void> =>
  new Promise((resolve) => {
    const resolveIfQuiet = (): void => {
      if (queryClient.isFetching() > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = queryClient.getQueryCache().subscribe(resolveIfQuiet);
    resolveIfQuiet();
  });

/** What starts in which phase after the first paint. No page needs any of it in order to be drawn. */
const phases = {
  /** At once. */
  painted: [
    () => onImportFailure(reloadAfterFailure),
    trackDirtyForms,
    () => paintBeforeNavigate(router),
    () => focusPageOnNavigation(router),
    () => skipDialogHistoryEntry(router.history),
    () => addEventListener('beforeinstallprompt', storeInstallPrompt),
    sendCardReports,
  ],
  /** The page's main content is drawn, and the browser is idle. */
  idle: [saveFirstFrame],
  /** The app can start without a network. */
  workerReady: [onWorkerReady],
  /** Both. */
  workerIdle: [prefetchSmsCommands],
  /** The same, unless the browser saves data or the visit began as a guest's from a code. */
  mapAllowed: [cacheMap, cacheOfflineBundle],
} satisfies Record<string, readonly ((worker: Workbox) => unknown)[]>;

/** Starts each phase when its time has come. Those of the worker do not begin where workers are blocked. */
export const startBackgroundWork = async (): Promise<void> => {
  phases.painted.forEach((start) => start());
  void afterMapIdle().then(() => phases.idle.forEach((start) => start()));
  await afterMapIdle();
  await afterAnswers();
  const worker = await startWorker();
  if (!worker) return;
  phases.workerReady.forEach((start) => start(worker));
  const isMapAllowed = mayCacheMap();
  await afterMapIdle();
  phases.workerIdle.forEach((start) => start());
  if (isMapAllowed) phases.mapAllowed.forEach((start) => start(worker));
};
