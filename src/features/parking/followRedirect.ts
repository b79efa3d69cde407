import { paymentPage } from '~/data/payments/paymentPage';
import type { PaymentReply } from '~/data/payments/runAttempt';
import type { NotSent } from '~/domain/attempt';
import { forgetReturn } from '~/state/returnAddress';
import { leaveTo } from '~/ui/leave';

/** Goes where a payment's reply leads, if anywhere; true where it led away from here. An address that may not be opened is refused. */
export const followRedirect = (reply: PaymentReply | undefined, refuse: (why: NotSent) => void): boolean => {
  if (!reply?.RedirectURL) return false;
  const page = paymentPage(reply.RedirectURL);
  if (page) {
    leaveTo(page);
  } else {
    forgetReturn();
    refuse('badPage');
  }
  return true;
};
