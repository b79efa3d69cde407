import { isThere } from '~/state/storage';
import { whenSettled } from '~/ui/whenIdle';
import { onMissed } from '~/ui/whenItComes';
import { answerFirst } from './answerFirst';
import { followPages } from './focusPage';
import { queryClient } from './queryClient';
import { router } from './router';
import { skipWindowEntry } from './skipWindowEntry';
import { watchForms } from './typedForms';
import { startWorker } from './worker';

/** What no page needs to be drawn: fetched after the first paint. */
export const afterPaint = (): void => {
  onMissed((fault) => {
    import('./reopen').then(({ pieceMissed }) => pieceMissed(fault)).catch(() => undefined);
  });
  watchForms();
  answerFirst(router);
  followPages(router);
  skipWindowEntry(router.history);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    void import('./followInstalling').then(({ keepOffer }) => keepOffer(event));
  });
  // The list goes with its last report (`state/cardReports`).
  if (isThere('card-reports')) {
    import('~/data/payments/reportCardPayment').then(({ sendCardReports }) => sendCardReports()).catch(() => undefined);
  }
  void startWorker();
  void whenSettled()
    .then(() => import('./keepFirstFrame'))
    .then(({ keepFirstFrame }) => keepFirstFrame(queryClient))
    .catch(() => undefined);
};
