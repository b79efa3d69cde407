import { noteOperation } from '../../payments/noteOperation';
import { directPayment } from '../../payments/payWay';
import { onlyZone, orderNumOf } from '../../payments/subscriptions';
import { whyNotRefund } from '../../rules/benefitRights';
import { refundOfDays, unusedDays } from '../../rules/unusedDays';
import { endRefunded } from '../../store/benefits';
import { post, revenueOf } from '../../store/ledger';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { allow, readBenefit } from './readBenefit';

/** Ends a subscription now and gives back the share of its unused whole days: to the balance, or to the provider where the city has no balances. */
export const refundSubscription: Handler<'refundSubscription'> = ({ orderNum }, context) => {
  const account = driverOf(context);
  const { world, city, nowMs, request } = context;
  const benefit = readBenefit(context, account, orderNum);
  allow(whyNotRefund(city.timeZone, benefit, nowMs));
  const kopecks = refundOfDays(benefit.paidKopecks, benefit.days, unusedDays(city.timeZone, benefit, nowMs));
  // One that never began ends where it would have begun.
  const endMs = Math.max(benefit.startMs, nowMs);
  endRefunded(world.store, benefit.id, endMs);
  const to = directPayment(context, account).from;
  post(world.store, { city: city.city, kind: 'refund', account, atMs: nowMs, request, from: revenueOf(city.city), to, kopecks });
  noteOperation(world.store, city, {
    account,
    type: 'cancel',
    atMs: nowMs,
    orderNumber: orderNumOf(benefit),
    kopecks,
    startsMs: benefit.startMs,
    endsMs: endMs,
    zone: onlyZone(benefit.zones),
    number: benefit.number,
    tariff: benefit.variation,
    resolution: benefit.type,
  });
  return {};
};
