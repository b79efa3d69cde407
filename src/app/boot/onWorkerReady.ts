import { trackInstallState } from '../effects/trackInstallState';
import { answerOtherTabs } from '../updates/updateBlockers';

/** Work that concerns only an app stored on the device. Loaded once the worker is ready. */
export const onWorkerReady = (): void => {
  answerOtherTabs();
  trackInstallState();
};
