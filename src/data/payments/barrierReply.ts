import type { ReplyOf } from '~/api/contract/endpoint';
import type { payPlanar } from '~/api/contract/barrier';
import type { Outcome } from '~/api/outcome';
import type { PaymentReply } from './paymentReply';

/** Maps the reply to a ticket's payment, which has its own field names, to the common payment reply. */
export const barrierReply = (outcome: Outcome<ReplyOf<typeof payPlanar>>): Outcome<PaymentReply> => {
  switch (outcome.kind) {
    case 'ok': {
      const { redirectURL, message } = outcome.value.result;
      return { kind: 'ok', value: { RedirectURL: redirectURL, message } };
    }
    case 'unknown':
      return { ...outcome, late: outcome.late?.then(barrierReply) };
    default:
      return outcome;
  }
};
