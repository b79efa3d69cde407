import { hasBalance, orderReply } from '../../payments/payWay';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { readSum } from './readSum';

/** Creates an order to top up the balance. Nothing changes until the provider has paid. */
export const refillBalance: Handler<'refillBalance'> = ({ PaymentService, RefillAmount, phone }, context) => {
  const account = driverOf(context);
  if (!hasBalance(context, account)) throw new Refusal('InDevelopingError');
  const kopecks = readSum(RefillAmount);
  if (PaymentService.trim() === '') throw new Refusal('NotSelectedPaymentService');
  return orderReply(context, { account, service: PaymentService.trim(), phone, kopecks });
};
