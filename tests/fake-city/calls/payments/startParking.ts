import { directPayment, hasBalance, orderReply } from '../../payments/payWay';
import { quoteFor } from '../../payments/quoteFor';
import { beginStay } from '../../payments/stayPurchases';
import { bookKopecks, walletOf } from '../../store/payments/ledger';
import { payerOf } from '../caller';
import type { Handler } from '../Handler';
import { readPlace } from './readPlace';
import { readDuration } from './readPurchase';
import { readStart } from './readStart';
import { readVehicle } from './readVehicle';
import { Refusal } from '../Refusal';
import { rejectOverlap } from './rejectOverlap';

/**
 * Starts a stay now or pays retroactively for an earlier one, from the balance. With a PaymentService it creates an
 * order instead, whose stay has the same start once the provider has paid. A driver's order is for the amount missing
 * on the balance, or for the whole price if nothing is missing.
 */
export const startParking: Handler<'startParking'> = (input, context) => {
  const account = payerOf(context);
  const { server, city } = context;
  const vehicle = readVehicle(context, account, { ...input, Number: input.Vehicle });
  const place = readPlace(context, input);
  const durationMin = readDuration(context, input.Duration);
  const stay = { ...place, ...vehicle, startMs: readStart(context, input.timestart), durationMin };
  rejectOverlap(context, stay);
  const quote = quoteFor(context, { account, ...stay }, durationMin);
  const service = input.PaymentService?.trim();

  if (quote.kopecks === 0) {
    beginStay(server.store, city, stay, quote, directPayment(context, account));
    return { message: 'Парковка бесплатна, время записано' };
  }
  const missing = hasBalance(context, account)
    ? Math.max(0, quote.kopecks - bookKopecks(server.store, walletOf(account)))
    : quote.kopecks;
  if (service) {
    const purchase = { kind: 'start' as const, ...stay, ...quote };
    return orderReply(context, { account, service, phone: input.phone, kopecks: missing || quote.kopecks, purchase });
  }
  if (!hasBalance(context, account)) throw new Refusal('NotSelectedPaymentService');
  if (missing > 0) throw new Refusal('NoMoneyNoHoney');
  beginStay(server.store, city, stay, quote, directPayment(context, account));
  return { message: 'Парковка оплачена' };
};
