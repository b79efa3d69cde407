import type { CityConfig } from '~/city/schema';
import { addDays } from '../rules/cityDays';
import { periodOf } from '../rules/permitTerms';
import { wallTimeAt } from '../rules/wallTime';
import { receiptMethod } from '../seed/citySettings';
import { addOrder, setOrderStatus, type Purchase } from '../store/payments/orders';
import { markPaid, receiptById, type Receipt } from '../store/payments/receipts';
import { cityRules } from '../context/cityRules';
import type { ServerContext } from '../context/ServerContext';
import { creditOrder } from './creditOrder';
import { offerOf } from './subscriptions';

/** The subscription of a receipt, from the first day on which it may start now; undefined if it is no longer sold. */
const purchaseOf = (
  server: ServerContext,
  city: CityConfig,
  { account, subscription, kopecks, madeMs }: Receipt,
): Purchase | undefined => {
  const offer = subscription && offerOf(server.store, city.city, account, subscription.code);
  if (!offer) return undefined;
  const dayAt = (atMs: number): string => wallTimeAt(city.timeZone, atMs).date;
  const offset = cityRules(server, city).settings.subscriptionStartOffset;
  // The previous day is relative to the creation of the receipt, however late the bank reports.
  const first =
    offer.kind.permit === 'prev_day' ? addDays(dayAt(madeMs), -1) : addDays(dayAt(server.clock.now()), offset);
  const { startMs, endMs } = periodOf(city.timeZone, offer.kind, first);
  return { kind: 'subscription', code: subscription.code, number: subscription.number, startMs, endMs, kopecks };
};

/**
 * A bank reports that a receipt was paid. The money goes to the balance and from there to the receipt's subscription.
 * It stays on the balance if the subscription can no longer begin. `request` is the request that paid. Returns false
 * and does nothing if the receipt is unknown or was already paid.
 */
export const payReceipt = (server: ServerContext, receiptId: number, request: number): boolean =>
  server.store.transact(() => {
    const receipt = receiptById(server.store, receiptId);
    const city = receipt && server.city(receipt.city);
    const nowMs = server.clock.now();
    if (!receipt || !city || !markPaid(server.store, receiptId, nowMs)) return false;
    const order = addOrder(server.store, {
      city: city.city,
      account: receipt.account,
      kopecks: receipt.kopecks,
      method: receiptMethod,
      purchase: purchaseOf(server, city, receipt),
      madeMs: nowMs,
      request,
    });
    setOrderStatus(server.store, order, 'paid');
    creditOrder(server, order, request);
    return true;
  });
