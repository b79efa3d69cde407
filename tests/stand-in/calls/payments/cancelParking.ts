import { noteOperation } from '../../payments/noteOperation';
import { directPayment } from '../../payments/payWay';
import { leastCancelMs, refundOf } from '../../rules/refund';
import { minuteMs } from '../../rules/wallTime';
import { post, revenueOf } from '../../store/ledger';
import { cancelSession, partsOf } from '../../store/sessions';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { readRunningSession } from './readPurchase';
import { Refusal } from '../Refusal';

/** Ends an own stay and gives back its whole unused minutes. Throws NoSaving with less than 30 minutes left (document 1, section 9). */
export const cancelParking: Handler<'cancelParking'> = ({ ReservationId }, context) => {
  const account = driverOf(context);
  const { world, city, nowMs, request } = context;
  const session = readRunningSession(context, account, ReservationId);
  if (session.endMs - nowMs < leastCancelMs) throw new Refusal('NoSaving');
  const kopecks = refundOf(partsOf(world.store, session.id), session.endMs, nowMs);
  cancelSession(world.store, session.id, nowMs);
  // Back to where it came from: the balance, or the provider where the city has no balances.
  const to = directPayment(context, account).from;
  post(world.store, { city: city.city, kind: 'cancel', account, session: session.id, atMs: nowMs, request, from: revenueOf(city.city), to, kopecks });
  noteOperation(world.store, city, {
    account,
    type: 'cancel',
    atMs: nowMs,
    orderNumber: String(session.id),
    kopecks,
    startsMs: session.startMs,
    endsMs: nowMs,
    durationMin: Math.ceil((nowMs - session.startMs) / minuteMs),
    zone: session.zone,
    parkingCode: session.parkingCode,
    number: session.number,
  });
  return { message: 'Парковка завершена' };
};
