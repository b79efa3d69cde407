import type { CityConfig } from '~/city/schema';
import { roubles } from '../rules/money';
import { dayMs, isoInCity, minuteMs, momentOf, wallTimeAt } from '../rules/wallTime';
import type { Order, Purchase } from '../store/orders';
import { addMessage } from '../store/outbox';
import { hasOverlap, sessionById } from '../store/sessions';
import { cityRules } from '../world/cityRules';
import type { World } from '../world/World';
import type { Buyer } from './Buyer';
import { hasFreeMinutesLeft } from './freeMinutes';
import { beginStay, prolongStay } from './stays';

const tellGuest = (world: World, city: CityConfig, order: Order, session: number): void => {
  const stay = sessionById(world.store, city.city, String(session));
  if (!stay || order.phone === null) return;
  const until = isoInCity(city.timeZone, stay.endMs).slice(11, 16);
  const text = `Парковка оплачена: зона ${stay.zone}, ${stay.number}, до ${until}, ${roubles(order.kopecks)} ₽. Номер ${session}.`;
  addMessage(world.store, { city: city.city, kind: 'sms', to: order.phone, text, atMs: world.clock.now() });
};

/** Does the vehicle have a stay in the zone during these minutes? Nobody cares where the city does not guard. */
const isTaken = (world: World, city: CityConfig, stay: { number: string; zone: string }, fromMs: number, durationMin: number): boolean => {
  if (!cityRules(world, city).habits.guardsRepeatedStart) return false;
  const { number, zone } = stay;
  return hasOverlap(world.store, city.city, { number, zone, fromMs, untilMs: fromMs + durationMin * minuteMs });
};

/**
 * When it is too late to pay for a stay: one that was ordered as it began, at its end; one told afterwards, at the midnight
 * of its own day, or of the day that follows where the city takes payments for yesterday (`decisions.md`, "post-payment yesterday").
 */
const payUntilMs = (world: World, city: CityConfig, { madeMs }: Order, { startMs, durationMin }: Extract<Purchase, { kind: 'start' }>): number => {
  if (startMs === madeMs) return startMs + durationMin * minuteMs;
  const days = cityRules(world, city).settings.usePostPaymentYesterday ? 2 : 1;
  return momentOf(city.timeZone, wallTimeAt(city.timeZone, startMs).date, days * dayMs);
};

/** A stay from the moment for which it was ordered. */
export const buyStay: Buyer<'start'> = ({ world, city, order, purchase, payment }) => {
  const { zone, parkingCode, number, category, startMs, durationMin } = purchase;
  if (payment.atMs >= payUntilMs(world, city, order, purchase) || isTaken(world, city, purchase, startMs, durationMin)) return false;
  // Two orders of a day may have been promised the same free minutes.
  if (purchase.hasFreeMinutes && !hasFreeMinutesLeft(world.store, city, purchase)) return false;
  const stay = { zone, parkingCode, number, category, startMs, durationMin, phone: order.phone ?? undefined };
  const id = beginStay(world.store, city, stay, purchase, payment);
  if (order.account === null) tellGuest(world, city, order, id);
  return true;
};

/** More time of a stay that runs and still ends where it did: its price is that of the minutes after that end. */
export const buyMoreTime: Buyer<'renew'> = ({ world, city, purchase, payment }) => {
  const session = sessionById(world.store, city.city, String(purchase.session));
  if (!session || session.isCancelled || session.endMs <= payment.atMs || session.endMs !== purchase.endMs) return false;
  if (isTaken(world, city, session, session.endMs, purchase.durationMin)) return false;
  prolongStay(world.store, city, session, purchase.durationMin, purchase, payment);
  return true;
};
