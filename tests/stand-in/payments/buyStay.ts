import type { CityConfig } from '~/city/schema';
import { roubles } from '../rules/money';
import { isoInCity } from '../rules/wallTime';
import type { Order } from '../store/orders';
import { addMessage } from '../store/outbox';
import { runningSession, sessionById } from '../store/sessions';
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

/** A stay from the moment at which it was ordered. */
export const buyStay: Buyer<'start'> = ({ world, city, order, purchase, payment }) => {
  const { zone, parkingCode, number, startMs, durationMin } = purchase;
  const guards = cityRules(world, city).habits.guardsRepeatedStart;
  if (guards && runningSession(world.store, city.city, number, zone, payment.atMs)) return false;
  const stay = { zone, parkingCode, number, startMs, durationMin, phone: order.phone ?? undefined };
  const id = beginStay(world.store, city, stay, purchase, payment);
  if (order.account === null) tellGuest(world, city, order, id);
  return true;
};

export const buyMoreTime: Buyer<'renew'> = ({ world, city, purchase, payment }) => {
  const session = sessionById(world.store, city.city, String(purchase.session));
  if (!session || session.isCancelled) return false;
  prolongStay(world.store, city, session, purchase.durationMin, purchase, payment);
  return true;
};
