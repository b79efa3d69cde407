import { orderNumOf } from '../payments/subscriptions';
import { addDays } from '../rules/cityDays';
import { periodOf, permitTitle, type PermitType } from '../rules/permitTerms';
import { wholeDays } from '../rules/unusedDays';
import { dayMs, momentOf, wallTimeAt } from '../rules/wallTime';
import { vehiclesOf } from '../store/account/accounts';
import { addPermit, any } from '../store/permits/permits';
import { openingOf, post, revenueOf } from '../store/payments/ledger';
import { addOperation } from '../store/payments/operations';
import { onSaleByCode } from '../store/permits/subscriptions';
import type { SeedContext } from './SeedContext';

/** An ended, a paused, a running and a future subscription, in the order of purchase. Days are counted from today. */
const bought: readonly {
  permit: PermitType;
  place: string;
  vehicle: 0 | 1;
  boughtDay: number;
  startDay: number;
  pausedDay?: number;
}[] = [
  { permit: 'quarter', place: 'all', vehicle: 1, boughtDay: -41, startDay: -40, pausedDay: -5 },
  { permit: 'week', place: '0101', vehicle: 1, boughtDay: -16, startDay: -15 },
  { permit: 'mounth', place: '0101', vehicle: 0, boughtDay: -11, startDay: -10 },
  { permit: 'week', place: 'all', vehicle: 0, boughtDay: -1, startDay: 14 },
];

/** Adds permits of one account: subscriptions that were paid before the demo data begins, and a privilege. */
export const seedDemoPermits = ({ store, city, timeZone, nowMs }: SeedContext, account: number): void => {
  const plates = vehiclesOf(store, account).map(({ number }) => number);
  const today = wallTimeAt(timeZone, nowMs).date;
  for (const { permit, place, vehicle, boughtDay, startDay, pausedDay } of bought) {
    const onSale = onSaleByCode(store, city, `${permit}-${place}`);
    const number = plates[vehicle];
    if (!onSale || number === undefined) continue;
    const { code, title, zones, kopecks } = onSale;
    const period = periodOf(timeZone, { permit }, addDays(today, startDay));
    const atMs = nowMs + boughtDay * dayMs;
    const id = addPermit(store, city, {
      account,
      code,
      permit,
      days: wholeDays(timeZone, period.startMs, period.endMs),
      variation: title,
      type: permitTitle({ permit }),
      zones,
      permille: 1000,
      number,
      ...period,
      pausedMs: pausedDay === undefined ? undefined : nowMs + pausedDay * dayMs,
      paidKopecks: kopecks,
      madeMs: atMs,
      request: 0,
    });
    post(store, {
      city,
      kind: 'opening',
      account,
      atMs,
      request: 0,
      from: openingOf(city),
      to: revenueOf(city),
      kopecks,
    });
    addOperation(store, {
      account,
      type: 'paymentSubscription',
      atMs,
      orderNumber: orderNumOf({ id }),
      kopecks,
      startsMs: period.startMs,
      endsMs: period.endMs,
      number,
      tariff: title,
      resolution: permitTitle({ permit }),
    });
  }
  addPermit(store, city, {
    account,
    code: 'large-family',
    permit: null,
    days: 365,
    variation: 'Многодетная семья',
    type: 'Льготное разрешение',
    zones: [any],
    permille: 305,
    number: any,
    startMs: momentOf(timeZone, addDays(today, -30), 0),
    endMs: momentOf(timeZone, addDays(today, 335), 0),
    paidKopecks: 0,
    madeMs: nowMs,
    request: 0,
  });
};
