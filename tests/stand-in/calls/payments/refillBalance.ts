import { hasBalance, orderReply } from '../../payments/payWay';
import { mostRefillKopecks, readKopecks } from '../../rules/money';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/** Makes an order to top up the balance; nothing changes before the provider has paid. */
export const refillBalance: Handler<'refillBalance'> = ({ PaymentService, RefillAmount, phone }, context) => {
  const account = driverOf(context);
  if (!hasBalance(context, account)) throw new Refusal('InDevelopingError');
  const kopecks = readKopecks(RefillAmount);
  if (kopecks === undefined) throw new Refusal('NoSumEntered');
  if (kopecks > mostRefillKopecks) throw new Refusal('RefillAmountCanNotBeMaxAllowable');
  if (PaymentService.trim() === '') throw new Refusal('NotSelectedPaymentService');
  return orderReply(context, { account, service: PaymentService.trim(), phone, kopecks });
};
