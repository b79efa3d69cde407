import type { ReplyOf } from '~/api/contract/endpoint';
import type { payPlanar } from '~/api/contract/barrier';
import type { Outcome } from '~/api/outcome';
import type { PaymentReply } from './paymentReply';

/** The payment of a ticket answers as every other payment does, in a spelling of its own. */
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
