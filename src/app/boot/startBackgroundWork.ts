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
import { startWorker } from './startWorker';

/** Starts everything that no page needs in order to be drawn. Loaded after the first paint. */
export const startBackgroundWork = (): void => {
  onImportFailure((error) => {
    import('../updates/reloadAfterCrash')
      .then(({ handleChunkLoadError }) => handleChunkLoadError(error))
      .catch(() => undefined);
  });
  trackDirtyForms();
  paintBeforeNavigate(router);
  focusPageOnNavigation(router);
  skipDialogHistoryEntry(router.history);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    void import('../effects/trackInstallState').then(({ storeInstallPrompt }) => storeInstallPrompt(event));
  });
  // The list is removed with its last report (`state/payments/cardReports`).
  if (isStored(cardReportsKey)) {
    import('~/data/payments/reportCardPayment').then(({ sendCardReports }) => sendCardReports()).catch(() => undefined);
  }
  void startWorker();
  void afterMapIdle()
    .then(() => import('./saveFirstFrame'))
    .then(({ saveFirstFrame }) => saveFirstFrame(queryClient))
    .catch(() => undefined);
};
