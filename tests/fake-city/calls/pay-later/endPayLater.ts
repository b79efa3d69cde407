import { endStay } from '../../payments/payLaterStays';
import type { PayLaterStay } from '../../store/stays/payLaterStays';
import { roubles } from '../../rules/money';
import { driverOf } from '../caller';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { payLaterStayOf, dueKopecks, requireNoBalances, payReply } from './payLaterStayOf';

const isRunning = ({ endMs }: PayLaterStay, { nowMs }: CallContext): boolean => endMs > nowMs;

/** The stay as it is once it has ended: now at the latest. */
const ended = (stay: PayLaterStay, context: CallContext): PayLaterStay =>
  isRunning(stay, context) ? endStay(context.server.store, stay, context.nowMs) : stay;

/** Ends a running stay and tells what is due, with a link where a service is named. Asked again, it says the same (document 1, section 4). */
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

/** A link to pay for a stay that waits. Throws ValidationError for one that still runs. */
export const payDeferred: Handler<'payDeferred'> = ({ OrderId, PaymentService }, context) => {
  const account = driverOf(context);
  requireNoBalances(context);
  const service = readService(PaymentService);
  const stay = payLaterStayOf(context, account, OrderId);
  if (isRunning(stay, context))
    throw new Refusal('ValidationError', { message: 'Парковка ещё идёт: сначала завершите её.' });
  return payReply(context, account, stay, service);
};

/** Ends a deferred stay where it still runs, and gives a link to pay for what was used of it. */
export const endDeferred: Handler<'endDeferred'> = ({ OrderId, PaymentService }, context) => {
  const account = driverOf(context);
  requireNoBalances(context);
  const service = readService(PaymentService);
  return payReply(context, account, ended(payLaterStayOf(context, account, OrderId), context), service);
};
