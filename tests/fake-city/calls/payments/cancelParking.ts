import { recordOperation } from '../../payments/recordOperation';
import { directPayment } from '../../payments/payWay';
import { minCancelMs, refundOf } from '../../rules/refund';
import { minuteMs } from '../../rules/wallTime';
import { post, revenueOf } from '../../store/payments/ledger';
import { cancelStay, partsOf } from '../../store/stays/stays';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { readRunningStay } from './readPurchase';
import { Refusal } from '../Refusal';

/**
 * Ends a stay of the account and refunds its unused whole minutes. Throws NoSaving if less than 30 minutes are left.
 */
export const cancelParking: Handler<'cancelParking'> = ({ ReservationId }, context) => {
  const account = driverOf(context);
  const { server, city, nowMs, request } = context;
  const stay = readRunningStay(context, account, ReservationId);
  if (stay.endMs - nowMs < minCancelMs) throw new Refusal('NoSaving');
  const kopecks = refundOf(partsOf(server.store, stay.id), stay.endMs, nowMs);
  cancelStay(server.store, stay.id, nowMs);
  // Refunded to its source: the balance, or the provider if the city has no balances.
  const to = directPayment(context, account).from;
  post(server.store, {
    city: city.city,
    kind: 'cancel',
    account,
    session: stay.id,
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
    orderNumber: String(stay.id),
    kopecks,
    startsMs: stay.startMs,
    endsMs: nowMs,
    durationMin: Math.ceil((nowMs - stay.startMs) / minuteMs),
    zone: stay.zone,
    parkingCode: stay.parkingCode,
    number: stay.number,
  });
  return { message: 'Парковка завершена' };
};
