import { paymentPage } from '~/data/payments/paymentPage';
import type { PaymentReply } from '~/data/payments/paymentReply';
import type { useDriverRun } from '~/data/payments/useDriverRun';
import { whenProofsAreKept } from '~/state/proofs';
import { leaveTo } from '~/ui/leave';

/** Goes where a payment's reply leads, if anywhere; true where it led away from here. An address that may not be opened is refused. */
export const followRedirect = (reply: PaymentReply | undefined, run: Pick<ReturnType<typeof useDriverRun>, 'refuse' | 'stayHere'>): boolean => {
  if (!reply?.RedirectURL) return false;
  const page = paymentPage(reply.RedirectURL);
  if (page) {
    void whenProofsAreKept().then(() => leaveTo(page));
  } else {
    run.stayHere();
    run.refuse('badPage');
  }
  return true;
};
