import { directPayment, hasBalance, orderReply } from '../../payments/payWay';
import { beginSubscription, type SubscriptionPurchase } from '../../payments/subscriptions';
import { roubles } from '../../rules/money';
import { accountById } from '../../store/account/accounts';
import { hasOverlap } from '../../store/permits/permits';
import { bookKopecks, walletOf } from '../../store/payments/ledger';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { readPlate } from '../payments/readPurchase';
import { Refusal } from '../Refusal';
import { readOffer, readPeriod } from './readOffer';

/** Replaces the payment method if the balance is debited. */
const fromBalance = 'balance';

/**
 * Debits the balance at once, or creates an order. The order is for the amount missing on the balance, or for the whole
 * price if nothing is missing. With an order the subscription begins once the provider has paid.
 */
export const buySubscription: Handler<'buySubscription'> = (input, context) => {
  const account = driverOf(context);
  const { server, city, nowMs } = context;
  const number = readPlate(input.vehicle);
  const offer = readOffer(context, account, input.codeSubscription);
  const { code, kopecks } = offer;
  // The city sends e-mails to the owner of a subscription.
  if (!accountById(server.store, account)?.email) throw new Refusal('SetEmailInProfile');
  const purchase: SubscriptionPurchase = {
    kind: 'subscription',
    code,
    number,
    ...readPeriod(context, offer, input.timestart),
    kopecks,
  };
  if (hasOverlap(server.store, city.city, purchase, nowMs)) throw new Refusal('SubscriptionAlreadyExists');

  const service = input.paymentService.trim();
  const missing = hasBalance(context, account)
    ? Math.max(0, kopecks - bookKopecks(server.store, walletOf(account)))
    : kopecks;
  if (service === '') throw new Refusal('NotSelectedPaymentService');
  if (service !== fromBalance) {
    const order = { account, service, phone: input.phone, kopecks: missing || kopecks, purchase };
    return { refill: roubles(order.kopecks), ...orderReply(context, order) };
  }
  if (!hasBalance(context, account)) throw new Refusal('NotSelectedPaymentService');
  if (missing > 0) throw new Refusal('NoMoneyNoHoney');
  beginSubscription(server.store, city, offer, purchase, { ...directPayment(context, account), account });
  return { refill: 0, message: 'Абонемент успешно приобретен.' };
};
