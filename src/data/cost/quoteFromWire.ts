import type { ReplyOf } from '~/api/contract/endpoint';
import type { getCost } from '~/api/contract/costs';
import { instantFromWire } from '~/domain/time/cityTime';
import { kopecksFromRoubles } from '~/domain/money/money';
import { beforeDiscount, type Quote } from '~/domain/money/quote';
import { OutcomeError } from '../outcomeError';

const kopecks = (roubles: number | undefined): number | undefined =>
  roubles === undefined ? undefined : kopecksFromRoubles(roubles);

/**
 * The server's price. Its intervals are shown before the discount. Throws if no total can be read: an unknown price
 * must never look free.
 */
export const quoteFromWire = (wire: ReplyOf<typeof getCost>, timeZone: string): Quote => {
  const { costData } = wire;
  const total = kopecks(costData.totalcost ?? wire.totalcost ?? wire.price);
  if (total === undefined) throw new OutcomeError({ kind: 'broken', cause: 'shape', detail: 'totalcost' });
  const intervals = costData.intervals.flatMap(({ from, to, price, cost }) => {
    const [start, end] = [instantFromWire(from, timeZone), instantFromWire(to, timeZone)];
    return start === undefined || end === undefined
      ? []
      : [{ from: start, to: end, sum: kopecksFromRoubles(cost), perHour: kopecks(price) }];
  });
  const discount = kopecks(wire.totaldiscount ?? wire.sumSale) ?? 0;
  return {
    total,
    intervals: beforeDiscount(intervals, total, discount),
    discount,
    permitName: wire.benefitsName?.trim() ? wire.benefitsName : undefined,
    balance: kopecks(wire.balance),
    isMoneyEnough: wire.moneyEnough,
    topUp: kopecks(costData.refill) ?? 0,
  };
};
