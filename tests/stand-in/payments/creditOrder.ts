import type { CityConfig } from '~/city/schema';
import { bookKopecks, clearingOf, post, unmatchedOf, walletOf } from '../store/ledger';
import { countCredit, orderById, type Order, type Purchase } from '../store/orders';
import { cityRules } from '../world/cityRules';
import type { World } from '../world/World';
import type { Buyer } from './Buyer';
import { giveFirstTopUpBonus } from './firstTopUpBonus';
import { noteOperation } from './noteOperation';
import { purchases } from './purchases';

interface Report {
  atMs: number;
  request: number;
}

/** The provider's money on the driver's balance. */
const toWallet = (world: World, config: CityConfig, order: Order, account: number, { atMs, request }: Report): void => {
  const { city, kopecks, id } = order;
  post(world.store, { city, kind: 'refill', account, order: id, atMs, request, from: clearingOf(city), to: walletOf(account), kopecks });
  noteOperation(world.store, config, { account, type: 'refill', atMs, orderNumber: id, kopecks });
};

/** Uses the money for what the order was made for; false where that is no longer possible. */
const buy = (world: World, city: CityConfig, order: Order, from: string, { atMs, request }: Report): boolean => {
  const { purchase, account } = order;
  // A provider that reports one payment twice gives money twice, not a second purchase.
  if (!purchase || order.credits > 0) return false;
  // An order may be for what a balance lacked: without that balance its own money does not do.
  const atHand = account !== null && from === walletOf(account) ? bookKopecks(world.store, from) : order.kopecks;
  if (atHand < purchase.kopecks) return false;
  const buyIt = purchases[purchase.kind] as Buyer<Purchase['kind']>;
  return buyIt({ world, city, order, purchase, payment: { from, account, order: order.id, atMs, request } });
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
      toWallet(world, city, order, order.account, report);
      giveFirstTopUpBonus(world, city, order, report);
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
