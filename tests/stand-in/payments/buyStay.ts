import type { CityConfig } from '~/city/schema';
import { roubles } from '../rules/money';
import { dayMs, isoInCity, minuteMs, momentOf, wallTimeAt } from '../rules/wallTime';
import type { Order } from '../store/orders';
import { addMessage } from '../store/outbox';
import { hasOverlap, sessionById } from '../store/sessions';
import { cityRules } from '../world/cityRules';
import type { World } from '../world/World';
import type { Buyer } from './Buyer';
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

/** The last moment to pay for a stay: the midnight after the day that follows its own (`decisions.md`, "post-payment yesterday"). */
const payUntilMs = ({ timeZone }: CityConfig, startMs: number): number => momentOf(timeZone, wallTimeAt(timeZone, startMs).date, 2 * dayMs);

/** A stay from the moment for which it was ordered. */
export const buyStay: Buyer<'start'> = ({ world, city, order, purchase, payment }) => {
  const { zone, parkingCode, number, startMs, durationMin } = purchase;
  if (isTaken(world, city, purchase, startMs, durationMin) || payment.atMs >= payUntilMs(city, startMs)) return false;
  const stay = { zone, parkingCode, number, startMs, durationMin, phone: order.phone ?? undefined };
  const id = beginStay(world.store, city, stay, purchase, payment);
  if (order.account === null) tellGuest(world, city, order, id);
  return true;
};

export const buyMoreTime: Buyer<'renew'> = ({ world, city, purchase, payment }) => {
  const session = sessionById(world.store, city.city, String(purchase.session));
  if (!session || session.isCancelled || isTaken(world, city, session, session.endMs, purchase.durationMin)) return false;
  prolongStay(world.store, city, session, purchase.durationMin, purchase, payment);
  return true;
};
