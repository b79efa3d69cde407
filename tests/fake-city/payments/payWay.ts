import type { CallContext } from '../calls/CallContext';
import { Refusal } from '../calls/Refusal';
import { roubles } from '../rules/money';
import { phoneKey } from '../rules/phoneKey';
import { receiptMethod, type PaymentMethod } from '../seed/citySettings';
import { clearingOf, walletOf } from '../store/payments/ledger';
import { addOrder, type Purchase } from '../store/payments/orders';
import type { Payment } from './stayPurchases';

/** True if the caller pays from a balance. Guests never do, and nor does any account of a city without balances. */
export const hasBalance = ({ rules }: CallContext, account: number | null): account is number =>
  account !== null && !rules.settings.dontUseBalance;

/** Returns the payment method that a request names. Throws PaymentServiceNotFound. */
const methodNamed = ({ rules }: CallContext, name: string): PaymentMethod => {
  const method = rules.settings.paymentsMethods.find(({ methodName }) => methodName === name);
  if (!method || method.methodName === receiptMethod) throw new Refusal('PaymentServiceNotFound');
  return method;
};

/**
 * Returns the phone of a request as eleven digits. Throws PhoneEmpty if the method needs one, InvalidFormat if it is
 * invalid.
 */
const phoneFor = ({ needsPhone }: PaymentMethod, phone: string | undefined): string | undefined => {
  if (!phone?.trim()) {
    if (needsPhone) throw new Refusal('PhoneEmpty');
    return undefined;
  }
  const key = phoneKey(phone);
  if (!key) throw new Refusal('InvalidFormat');
  return key;
};

export interface OrderRequest {
  account: number | null;
  service: string;
  phone: string | undefined;
  kopecks: number;
  purchase?: Purchase;
}

/** An order and the address of its payment page. */
export interface OrderReply {
  RedirectURL: string;
  orderId: string;
  amountToPay: number;
}

/**
 * Creates an order at the provider and returns the reply with its payment page. Nothing is charged yet. Throws as
 * above, and PaymentServiceError if the provider is down.
 */
export const orderReply = (
  context: CallContext,
  { account, service, phone, kopecks, purchase }: OrderRequest,
): OrderReply => {
  const { server, city, rules, nowMs, request } = context;
  const method = methodNamed(context, service);
  const knownPhone = phoneFor(method, phone);
  if (rules.habits.providerIsDown) throw new Refusal('PaymentServiceError');
  const orderId = addOrder(server.store, {
    city: city.city,
    account,
    kopecks,
    method: method.methodName,
    phone: knownPhone,
    purchase,
    madeMs: nowMs,
    request,
  });
  return { RedirectURL: `/demo/pay/${orderId}`, orderId, amountToPay: roubles(kopecks) };
};

/** The payment for a purchase that is free or covered by the balance. */
export const directPayment = (context: CallContext, account: number | null): Payment => ({
  from: hasBalance(context, account) ? walletOf(account) : clearingOf(context.city.city),
  account,
  atMs: context.nowMs,
  request: context.request,
});
