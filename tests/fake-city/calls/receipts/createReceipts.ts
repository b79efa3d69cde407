import { hasBalance } from '../../payments/payWay';
import { displayedPlate } from '../../rules/plateKey';
import { hasOverlap } from '../../store/permits/permits';
import { addReceipt } from '../../store/payments/receipts';
import type { Handler } from '../Handler';
import { readPlate } from '../payments/readPurchase';
import { readSum } from '../payments/readSum';
import { Refusal } from '../Refusal';
import { readOffer, readPeriod, startDays } from '../subscriptions/readOffer';
import { readPayer } from './readPayer';
import { receiptUser } from './receiptUser';

/**
 * Creates a receipt for a top-up. Repeated requests cannot be recognised: each one creates a receipt, and only paid
 * ones count.
 */
export const createRefillReceipt: Handler<'createRefillReceipt'> = (input, context) => {
  const account = receiptUser(context);
  if (!hasBalance(context, account)) throw new Refusal('InDevelopingError');
  const kopecks = readSum(input.sum);
  const { server, city, nowMs, request } = context;
  const draft = { account, payer: readPayer(input), kopecks, subscription: null, madeMs: nowMs, request };
  return { result: { receiptnumber: addReceipt(server.store, city, draft) } };
};

/**
 * Creates a receipt for a subscription at today's price. Throws what buying it would throw: EmptyTs, TariffNotFound for
 * a code that is not on sale, SubscriptionAlreadyExists if the vehicle already has it.
 */
export const createSubscriptionReceipt: Handler<'createSubscriptionReceipt'> = (input, context) => {
  const account = receiptUser(context);
  const number = readPlate(input.grz);
  if (input.codeSubscription.trim() === '') throw new Refusal('RequiredField');
  const offer = readOffer(context, account, input.codeSubscription);
  const { server, city, nowMs, request } = context;
  const period = readPeriod(context, offer, offer.kind.permit === 'prev_day' ? '' : startDays(context).first);
  if (hasOverlap(server.store, city.city, { code: offer.code, number, ...period }, nowMs))
    throw new Refusal('SubscriptionAlreadyExists');
  const subscription = { code: offer.code, title: offer.title, number: displayedPlate(number) };
  const draft = { account, payer: readPayer(input), kopecks: offer.kopecks, subscription, madeMs: nowMs, request };
  return { result: { receiptnumber: addReceipt(server.store, city, draft) } };
};
