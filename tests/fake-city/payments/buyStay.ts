import type { CityConfig } from '~/city/schema';
import { roubles } from '../rules/money';
import { dayMs, isoInCity, minuteMs, momentOf, wallTimeAt } from '../rules/wallTime';
import type { Order, Purchase } from '../store/payments/orders';
import { addMessage } from '../store/content/outbox';
import { hasOverlap, stayById } from '../store/stays/stays';
import { cityRules } from '../context/cityRules';
import type { ServerContext } from '../context/ServerContext';
import type { Buyer } from './Buyer';
import { hasFreeMinutesRemaining } from './freeMinutes';
import { beginStay, prolongStay } from './stayPurchases';

const notifyGuest = (server: ServerContext, city: CityConfig, order: Order, stayId: number): void => {
  const stay = stayById(server.store, city.city, String(stayId));
  if (!stay || order.phone === null) return;
  const until = isoInCity(city.timeZone, stay.endMs).slice(11, 16);
  const text = `Парковка оплачена: зона ${stay.zone}, ${stay.number}, до ${until}, ${roubles(order.kopecks)} ₽. Номер ${stayId}.`;
  addMessage(server.store, { city: city.city, kind: 'sms', to: order.phone, text, atMs: server.clock.now() });
};

/**
 * True if the vehicle has a stay in the zone during these minutes. Always false if the city does not guard against
 * repeated starts.
 */
const isTaken = (
  server: ServerContext,
  city: CityConfig,
  stay: { number: string; zone: string },
  fromMs: number,
  durationMin: number,
): boolean => {
  if (!cityRules(server, city).habits.guardsRepeatedStart) return false;
  const { number, zone } = stay;
  return hasOverlap(server.store, city.city, { number, zone, fromMs, untilMs: fromMs + durationMin * minuteMs });
};

/**
 * The deadline for paying an ordered stay. For a stay that was ordered at its start it is the stay's end. For a
 * retroactive one it is the end of the stay's day, or of the following day if the city takes payments for yesterday.
 */
const payUntilMs = (
  server: ServerContext,
  city: CityConfig,
  { madeMs }: Order,
  { startMs, durationMin }: Extract<Purchase, { kind: 'start' }>,
): number => {
  if (startMs === madeMs) return startMs + durationMin * minuteMs;
  const days = cityRules(server, city).settings.usePostPaymentYesterday ? 2 : 1;
  return momentOf(city.timeZone, wallTimeAt(city.timeZone, startMs).date, days * dayMs);
};

/** Starts a stay at the ordered moment. */
export const buyStay: Buyer<'start'> = ({ server, city, order, purchase, payment }) => {
  const { zone, parkingCode, number, category, startMs, durationMin } = purchase;
  if (
    payment.atMs >= payUntilMs(server, city, order, purchase) ||
    isTaken(server, city, purchase, startMs, durationMin)
  )
    return false;
  // Two orders of one day may both include the free minutes.
  if (purchase.hasFreeMinutes && !hasFreeMinutesRemaining(server.store, city, purchase)) return false;
  const stay = { zone, parkingCode, number, category, startMs, durationMin, phone: order.phone ?? undefined };
  const id = beginStay(server.store, city, stay, purchase, payment);
  if (order.account === null) notifyGuest(server, city, order, id);
  return true;
};

/** Extends a running stay whose end has not changed since the order: the price is for the minutes after that end. */
export const buyMoreTime: Buyer<'renew'> = ({ server, city, purchase, payment }) => {
  const stayId = stayById(server.store, city.city, String(purchase.session));
  if (!stayId || stayId.isCancelled || stayId.endMs <= payment.atMs || stayId.endMs !== purchase.endMs) return false;
  if (isTaken(server, city, stayId, stayId.endMs, purchase.durationMin)) return false;
  prolongStay(server.store, city, stayId, purchase.durationMin, purchase, payment);
  return true;
};
