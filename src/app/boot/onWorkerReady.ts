import { trackInstallState } from '../effects/trackInstallState';
import { answerOtherTabs } from '../updates/updateBlockers';

/** What concerns only an app that is kept on the device: fetched once it is. */
export const onWorkerReady = (): void => {
  answerOtherTabs();
  trackInstallState();
};
