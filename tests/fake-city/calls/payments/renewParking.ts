import { directPayment, hasBalance, orderReply } from '../../payments/payWay';
import { extensionOf, quoteFor } from '../../payments/quoteFor';
import { prolongStay } from '../../payments/stayPurchases';
import { bookKopecks, walletOf } from '../../store/payments/ledger';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { readDuration, readRunningStay } from './readPurchase';
import { checkContinuation } from './readStart';
import { Refusal } from '../Refusal';

/**
 * Extends a stay of the account from its end. A `timestart` must lie within the stay that it continues, by the minute.
 * Like real servers, it does not guard against a repeated request.
 */
export const renewParking: Handler<'renewParking'> = (input, context) => {
  const account = driverOf(context);
  const { server, city } = context;
  const stay = readRunningStay(context, account, input.ReservationId);
  const durationMin = readDuration(context, input.Duration);
  checkContinuation(context, input.timestart, stay);
  const quote = quoteFor(context, extensionOf(context, account, stay), durationMin);
  const service = input.PaymentService?.trim();

  const missing = hasBalance(context, account)
    ? Math.max(0, quote.kopecks - bookKopecks(server.store, walletOf(account)))
    : quote.kopecks;
  if (quote.kopecks > 0 && service) {
    const purchase = { kind: 'renew' as const, session: stay.id, endMs: stay.endMs, durationMin, ...quote };
    return orderReply(context, { account, service, phone: input.phone, kopecks: missing || quote.kopecks, purchase });
  }
  if (quote.kopecks > 0 && !hasBalance(context, account)) throw new Refusal('NotSelectedPaymentService');
  if (missing > 0) throw new Refusal('NoMoneyNoHoney');
  prolongStay(server.store, city, stay, durationMin, quote, directPayment(context, account));
  return { message: 'Парковка продлена' };
};
