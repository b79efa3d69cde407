import { hasBalance } from '../../payments/payWay';
import { roubles } from '../../rules/money';
import { accountById } from '../../store/account/accounts';
import { bookKopecks, walletOf } from '../../store/payments/ledger';
import { anyAccountOf } from '../caller';
import type { Handler } from '../Handler';

/** What a driver or a company has in the city; −1 for a driver where the city keeps no balances of theirs, as in the profiles. */
export const getBalance: Handler<'getBalance'> = (_, context) => {
  const account = anyAccountOf(context);
  const { store } = context.server;
  const hasStoredBalance = accountById(store, account)?.kind === 'coop' || hasBalance(context, account);
  return { result: { balance: hasStoredBalance ? roubles(bookKopecks(store, walletOf(account))) : -1 } };
};
