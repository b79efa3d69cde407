import { paymentPage } from '~/data/payments/paymentPage';
import type { PaymentReply } from '~/data/payments/paymentReply';
import type { useDriverRun } from '~/data/payments/useDriverRun';
import { awaitPaymentRecordsSaved } from '~/state/payments/paymentRecords';
import { driverAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { redirectTo } from '~/platform/redirectTo';

/**
 * Follows the redirect of a payment's reply. Returns undefined if there is none and the payment was made here,
 * otherwise a promise that ends once the page is left. An address that may not be opened is refused. A driver who has
 * signed out or moved on stays where they are.
 */
export const followRedirect = (
  reply: PaymentReply | undefined,
  run: Pick<ReturnType<typeof useDriverRun>, 'setNotSent' | 'stayHere'>,
  signal: AbortSignal,
): Promise<void> | undefined => {
  if (!reply?.RedirectURL) return undefined;
  const page = paymentPage(reply.RedirectURL);
  if (!page) {
    run.stayHere();
    run.setNotSent('badPage');
    return Promise.resolve();
  }
  const token = store.get(driverAtom)?.token;
  return awaitPaymentRecordsSaved().then(() => {
    if (store.get(driverAtom)?.token === token && !signal.aborted) redirectTo(page);
    else run.stayHere();
  });
};
