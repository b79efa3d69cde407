import type { Workbox } from 'workbox-window';
import { whenUserIdle } from '~/platform/whenUserIdle';
import { trackInstallState } from '../effects/trackInstallState';
import { answerOtherTabs } from '../updates/updateBlockers';
import { openLaunches } from './openLaunches';

/** The user counts as idle after this time. */
const idleMs = 4_000;

/** Makes the worker fetch the files that did not arrive while it was installed. */
const cacheMissingFiles = (worker: Workbox): void => {
  whenUserIdle(() => void worker.messageSW({ type: 'KEEP_FILES' }), idleMs);
};

/** Work that concerns only an app stored on the device. Loaded once the worker is ready. */
export const onWorkerReady = (worker: Workbox): void => {
  answerOtherTabs();
  openLaunches();
  trackInstallState();
  cacheMissingFiles(worker);
  addEventListener('online', () => cacheMissingFiles(worker));
};
