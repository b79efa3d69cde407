import { endStay } from '../../payments/payLaterStays';
import type { PayLaterStay } from '../../store/stays/payLaterStays';
import { roubles } from '../../rules/money';
import { driverOf } from '../caller';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { payLaterStayOf, dueKopecks, requireNoBalances, payReply } from './payLaterStayOf';

const isRunning = ({ endMs }: PayLaterStay, { nowMs }: CallContext): boolean => endMs > nowMs;

/** Returns the stay after it has ended. A running stay is ended now. */
const ended = (stay: PayLaterStay, context: CallContext): PayLaterStay =>
  isRunning(stay, context) ? endStay(context.server.store, stay, context.nowMs) : stay;

/**
 * Ends a running stay and returns the amount due, with a payment link if a service is named. A repeated call gets the
 * same reply.
 */
export const cancelWithoutBalance: Handler<'cancelWithoutBalance'> = ({ OrderId, PaymentService }, context) => {
  const account = driverOf(context);
  requireNoBalances(context);
  const stay = ended(payLaterStayOf(context, account, OrderId), context);
  const service = PaymentService?.trim();
  if (service) return payReply(context, account, stay, service);
  return { refill: roubles(dueKopecks(context, stay)), message: 'Парковка завершена, её можно оплатить позже' };
};

/** Throws NotSelectedPaymentService. */
const readService = (service: string): string => {
  if (service.trim() === '') throw new Refusal('NotSelectedPaymentService');
  return service.trim();
};

/** Returns a link to pay for an ended stay. Throws ValidationError if the stay is still running. */
export const payDeferred: Handler<'payDeferred'> = ({ OrderId, PaymentService }, context) => {
  const account = driverOf(context);
  requireNoBalances(context);
  const service = readService(PaymentService);
  const stay = payLaterStayOf(context, account, OrderId);
  if (isRunning(stay, context))
    throw new Refusal('ValidationError', { message: 'Парковка ещё идёт: сначала завершите её.' });
  return payReply(context, account, stay, service);
};

/** Ends a pay-later stay if it is still running, and returns a link to pay for the used time. */
export const endDeferred: Handler<'endDeferred'> = ({ OrderId, PaymentService }, context) => {
  const account = driverOf(context);
  requireNoBalances(context);
  const service = readService(PaymentService);
  return payReply(context, account, ended(payLaterStayOf(context, account, OrderId), context), service);
};
