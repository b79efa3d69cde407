import type { CityConfig } from '~/city/schema';
import { unpaidStaysOf } from '../store/stays/payLaterStays';
import { hasWaiting } from '../store/payments/operations';
import type { Store } from '../store/Store';
import { dueOf } from './payLaterStays';
import { recordStay } from './stayPurchases';

/**
 * Notes the stays of an account that are over and not paid for in its history, as waiting since their end (document 2,
 * section 3). A stay may end by itself, when nobody asks, so this is done when the history is looked at; twice does no harm.
 */
export const recordUnpaidStays = (store: Store, city: CityConfig, account: number, nowMs: number): void => {
  for (const stay of unpaidStaysOf(store, city.city, account, nowMs)) {
    const due = dueOf(store, stay);
    if (due.kopecks === 0 || hasWaiting(store, account, String(stay.id), stay.endMs)) continue;
    const { startMs, endMs, durationMin } = stay;
    recordStay(store, city, 'payment', { account, atMs: endMs }, stay, {
      ...due,
      startsMs: startMs,
      durationMin,
      status: 'waiting',
    });
  }
};
