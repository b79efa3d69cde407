import { discountNames, costOf, partsUntil, saleOf } from '../rules/tariff';
import { minuteMs } from '../rules/wallTime';
import { endPayLaterStay, type PayLaterStay } from '../store/stays/payLaterStays';
import { partsOf } from '../store/stays/stays';
import type { Store } from '../store/Store';
import { tariffText } from './quoteStay';

/** The amount due for a stay until its end, at the prices agreed at its start. */
export const dueOf = (store: Store, { id, durationMin }: Pick<PayLaterStay, 'id' | 'durationMin'>) => {
  const parts = partsUntil(partsOf(store, id), durationMin);
  return {
    kopecks: costOf(parts),
    saleKopecks: saleOf(parts),
    tariff: tariffText(parts),
    resolution: discountNames(parts),
  };
};

/** Ends a running stay and returns it. A minute that has begun counts as used. */
export const endStay = (store: Store, stay: PayLaterStay, nowMs: number): PayLaterStay => {
  const durationMin = Math.min(stay.durationMin, Math.ceil((nowMs - stay.startMs) / minuteMs));
  endPayLaterStay(store, stay, nowMs, durationMin);
  return { ...stay, endMs: nowMs, durationMin };
};
