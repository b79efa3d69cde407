import { recordOperation } from '../../payments/recordOperation';
import { directPayment } from '../../payments/payWay';
import { onlyZone, orderNumOf } from '../../payments/subscriptions';
import { refundRefusal } from '../../rules/permitRefusals';
import { refundOfDays, unusedDays } from '../../rules/unusedDays';
import { endRefunded } from '../../store/permits/permits';
import { post, revenueOf } from '../../store/payments/ledger';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { allow, readPermit } from './readPermit';

/**
 * Ends a subscription now and refunds the share of its unused whole days. The refund goes to the balance, or to the
 * provider if the city has no balances.
 */
export const refundSubscription: Handler<'refundSubscription'> = ({ orderNum }, context) => {
  const account = driverOf(context);
  const { server, city, nowMs, request } = context;
  const permit = readPermit(context, account, orderNum);
  allow(refundRefusal(city.timeZone, permit, nowMs));
  const kopecks = refundOfDays(permit.paidKopecks, permit.days, unusedDays(city.timeZone, permit, nowMs));
  // A subscription that has not begun ends at its start.
  const endMs = Math.max(permit.startMs, nowMs);
  endRefunded(server.store, permit.id, endMs);
  const to = directPayment(context, account).from;
  post(server.store, {
    city: city.city,
    kind: 'refund',
    account,
    atMs: nowMs,
    request,
    from: revenueOf(city.city),
    to,
    kopecks,
  });
  recordOperation(server.store, city, {
    account,
    type: 'cancel',
    atMs: nowMs,
    orderNumber: orderNumOf(permit),
    kopecks,
    startsMs: permit.startMs,
    endsMs: endMs,
    zone: onlyZone(permit.zones),
    number: permit.number,
    tariff: permit.variation,
    resolution: permit.type,
  });
  return {};
};
