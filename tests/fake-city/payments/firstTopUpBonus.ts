import type { CityConfig } from '~/city/schema';
import { bonusOf, post, walletOf } from '../store/payments/ledger';
import { operationsOf } from '../store/payments/operations';
import { countCreditedTopUps, type Order } from '../store/payments/orders';
import { cityRules } from '../context/cityRules';
import type { ServerContext } from '../context/ServerContext';
import { recordOperation } from './recordOperation';

const bonusKopecks = 20_00;

/** Credits the bonus for an account's first top-up, in cities that have one. */
export const giveFirstTopUpBonus = (
  server: ServerContext,
  city: CityConfig,
  order: Order,
  { atMs, request }: { atMs: number; request: number },
): void => {
  const { account } = order;
  if (order.kind !== 'refill' || account === null || !cityRules(server, city).settings.useBonus) return;
  const { store } = server;
  if (countCreditedTopUps(store, account) > 0 || operationsOf(store, account, { type: 'bonus20' }, 1).length > 0)
    return;
  post(store, {
    city: city.city,
    kind: 'bonus',
    account,
    order: order.id,
    atMs,
    request,
    from: bonusOf(city.city),
    to: walletOf(account),
    kopecks: bonusKopecks,
  });
  recordOperation(store, city, { account, type: 'bonus20', atMs, orderNumber: order.id, kopecks: bonusKopecks });
};
