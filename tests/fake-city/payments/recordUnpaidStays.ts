import type { CityConfig } from '~/city/schema';
import { unpaidStaysOf } from '../store/stays/payLaterStays';
import { hasWaiting } from '../store/payments/operations';
import type { Store } from '../store/Store';
import { dueOf } from './payLaterStays';
import { recordStay } from './stayPurchases';

/**
 * Adds the ended, unpaid stays of an account to its history, as waiting since their end. A stay can end without a
 * request, so this runs when the history is read. Running it twice is harmless.
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
