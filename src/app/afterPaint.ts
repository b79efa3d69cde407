import { isThere } from '~/state/storage';
import { whenIdle } from '~/ui/whenIdle';
import { followPages } from './focusPage';
import { queryClient } from './queryClient';
import { router } from './router';
import { watchForms } from './typedForms';
import { startWorker } from './worker';

/** What no page needs to be drawn: fetched after the first paint. */
export const afterPaint = (): void => {
  watchForms();
  followPages(router);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    void import('./followInstalling').then(({ keepOffer }) => keepOffer(event));
  });
  // The list goes with its last report (`state/cardReports`).
  if (isThere('card-reports')) {
    import('~/data/payments/reportCardPayment').then(({ sendCardReports }) => sendCardReports()).catch(() => undefined);
  }
  void startWorker();
  void whenIdle()
    .then(() => import('./keepFirstFrame'))
    .then(({ keepFirstFrame }) => keepFirstFrame(queryClient))
    .catch(() => undefined);
};
