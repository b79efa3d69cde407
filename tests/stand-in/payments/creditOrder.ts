import type { CityConfig } from '~/city/schema';
import { roubles } from '../rules/money';
import { isoInCity } from '../rules/wallTime';
import { bookKopecks, clearingOf, post, unmatchedOf, walletOf } from '../store/ledger';
import { addOperation } from '../store/operations';
import { countCredit, orderById, type Order } from '../store/orders';
import { addMessage } from '../store/outbox';
import { runningSession, sessionById } from '../store/sessions';
import { cityRules } from '../world/cityRules';
import type { World } from '../world/World';
import { beginStay, prolongStay } from './stays';

interface Report {
  atMs: number;
  request: number;
}

/** The provider's money on the driver's balance. */
const toWallet = (world: World, order: Order, account: number, { atMs, request }: Report): void => {
  const { city, kopecks, id } = order;
  post(world.store, { city, kind: 'refill', account, order: id, atMs, request, from: clearingOf(city), to: walletOf(account), kopecks });
  addOperation(world.store, { account, type: 'refill', atMs, orderNumber: id, kopecks });
};

const tellGuest = (world: World, city: CityConfig, order: Order, session: number): void => {
  const stay = sessionById(world.store, city.city, String(session));
  if (!stay || order.phone === null) return;
  const until = isoInCity(city.timeZone, stay.endMs).slice(11, 16);
  const text = `Парковка оплачена: зона ${stay.zone}, ${stay.number}, до ${until}, ${roubles(order.kopecks)} ₽. Номер ${session}.`;
  addMessage(world.store, { city: city.city, kind: 'sms', to: order.phone, text, atMs: world.clock.now() });
};

/** Uses the money for what the order was made for; false where that is no longer possible. */
const buy = (world: World, city: CityConfig, order: Order, from: string, { atMs, request }: Report): boolean => {
  const { store } = world;
  const { purchase, account } = order;
  // A provider that reports one payment twice gives money twice, not a second stay.
  if (!purchase || order.credits > 0) return false;
  const payment = { from, account, order: order.id, atMs, request };
  const quote = { parts: purchase.parts, kopecks: purchase.kopecks, tariff: purchase.tariff };
  if (account !== null && from === walletOf(account) && bookKopecks(store, from) < purchase.kopecks) return false;
  if (purchase.kind === 'start') {
    const guards = cityRules(world, city).habits.guardsRepeatedStart;
    if (guards && runningSession(store, city.city, purchase.number, purchase.zone, atMs)) return false;
    const { zone, parkingCode, number, startMs, durationMin } = purchase;
    const id = beginStay(store, city, { zone, parkingCode, number, startMs, durationMin, phone: order.phone ?? undefined }, quote, payment);
    if (account === null) tellGuest(world, city, order, id);
    return true;
  }
  const session = sessionById(store, city.city, String(purchase.session));
  if (!session || session.isCancelled) return false;
  prolongStay(store, city, session, purchase.durationMin, quote, payment);
  return true;
};

/**
 * The provider reports that an order was paid. A driver's money goes to the balance and from there into what was
 * ordered; a guest's, and a driver's in a city without balances, straight into it. Money that meets no stay any more
 * remains on the balance, or is booked as unmatched. `request` is the one that paid.
 */
export const creditOrder = (world: World, id: string, request: number): void =>
  world.store.transact(() => {
    const order = orderById(world.store, id);
    const city = order && world.city(order.city);
    if (!order || !city) return;
    const report = { atMs: world.clock.now(), request };
    const hasWallet = order.account !== null && !cityRules(world, city).settings.dontUseBalance;
    if (order.account !== null && hasWallet) {
      toWallet(world, order, order.account, report);
      buy(world, city, order, walletOf(order.account), report);
    } else if (!buy(world, city, order, clearingOf(city.city), report)) {
      post(world.store, {
        city: city.city,
        kind: 'unmatched',
        account: order.account,
        order: id,
        ...report,
        from: clearingOf(city.city),
        to: unmatchedOf(city.city),
        kopecks: order.kopecks,
      });
    }
    countCredit(world.store, id);
  });
