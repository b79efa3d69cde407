import type { CityConfig } from '~/city/schema';
import { bookKopecks, clearingOf, post, unmatchedOf, walletOf } from '../store/payments/ledger';
import { countCredit, orderById, type Order, type Purchase } from '../store/payments/orders';
import { cityRules } from '../context/cityRules';
import type { ServerContext } from '../context/ServerContext';
import type { Buyer } from './Buyer';
import { giveFirstTopUpBonus } from './firstTopUpBonus';
import { recordOperation } from './recordOperation';
import { purchases } from './purchases';

interface Report {
  atMs: number;
  request: number;
}

/** Adds the provider's money to the driver's balance. */
const topUpWallet = (
  server: ServerContext,
  config: CityConfig,
  order: Order,
  account: number,
  { atMs, request }: Report,
): void => {
  const { city, kopecks, id } = order;
  post(server.store, {
    city,
    kind: 'refill',
    account,
    order: id,
    atMs,
    request,
    from: clearingOf(city),
    to: walletOf(account),
    kopecks,
  });
  recordOperation(server.store, config, { account, type: 'refill', atMs, orderNumber: id, kopecks });
};

/** Uses the money for the ordered purchase. Returns false if that is no longer possible. */
const buy = (
  server: ServerContext,
  city: CityConfig,
  order: Order,
  from: string,
  { atMs, request }: Report,
): boolean => {
  const { purchase, account } = order;
  // A payment that the provider reports twice is credited twice, but buys only once.
  if (!purchase || order.credits > 0) return false;
  // An order may cover only what was missing on the balance. Without that balance, its money alone is not enough.
  const atHand = account !== null && from === walletOf(account) ? bookKopecks(server.store, from) : order.kopecks;
  if (atHand < purchase.kopecks) return false;
  const buyIt = purchases[purchase.kind] as Buyer<Purchase['kind']>;
  return buyIt({ server, city, order, purchase, payment: { from, account, order: order.id, atMs, request } });
};

/**
 * The provider reports that an order was paid. A driver's money goes to the balance and from there to the purchase. In
 * cities without balances, and for guests, it goes directly to the purchase. If the purchase is no longer possible, the
 * money stays on the balance or is booked as unmatched. `request` is the request that paid.
 */
export const creditOrder = (server: ServerContext, id: string, request: number): void =>
  server.store.transact(() => {
    const order = orderById(server.store, id);
    const city = order && server.city(order.city);
    if (!order || !city) return;
    const report = { atMs: server.clock.now(), request };
    const hasWallet = order.account !== null && !cityRules(server, city).settings.dontUseBalance;
    if (order.account !== null && hasWallet) {
      topUpWallet(server, city, order, order.account, report);
      giveFirstTopUpBonus(server, city, order, report);
      buy(server, city, order, walletOf(order.account), report);
    } else if (!buy(server, city, order, clearingOf(city.city), report)) {
      post(server.store, {
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
    countCredit(server.store, id);
  });
