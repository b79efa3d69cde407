import { hasBalance } from '../../payments/payWay';
import { roubles } from '../../rules/money';
import { bookKopecks, walletOf } from '../../store/ledger';
import { anyAccountOf } from '../caller';
import type { Handler } from '../Handler';

/** What a driver or a company has in the city; −1 where the city keeps no balances, as in the profile. */
export const getBalance: Handler<'getBalance'> = (_, context) => {
  const account = anyAccountOf(context);
  return { result: { balance: hasBalance(context, account) ? roubles(bookKopecks(context.world.store, walletOf(account))) : -1 } };
};
