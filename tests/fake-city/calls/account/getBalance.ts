import { hasBalance } from '../../payments/payWay';
import { roubles } from '../../rules/money';
import { accountById } from '../../store/account/accounts';
import { bookKopecks, walletOf } from '../../store/payments/ledger';
import { anyAccountOf } from '../caller';
import type { Handler } from '../Handler';

/** The balance of a driver or a company. For a driver in a city without balances it is −1, as in the profiles. */
export const getBalance: Handler<'getBalance'> = (_, context) => {
  const account = anyAccountOf(context);
  const { store } = context.server;
  const hasStoredBalance = accountById(store, account)?.kind === 'coop' || hasBalance(context, account);
  return { result: { balance: hasStoredBalance ? roubles(bookKopecks(store, walletOf(account))) : -1 } };
};
