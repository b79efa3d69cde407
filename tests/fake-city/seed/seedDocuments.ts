import { dayMs } from '../rules/wallTime';
import { vehiclesOf } from '../store/account/accounts';
import { addOperation } from '../store/payments/operations';
import { addDemoFines } from './demoFines';
import { addDemoReceipts } from './demoReceipts';
import { inventedOperations } from './inventedOperations';
import { randomFor } from './random';
import type { SeedContext } from './SeedContext';

const [historyCount, historyDays] = [230, 425];

/**
 * Adds a long history. These are only operations: their money is older than the ledger, which starts with the opening
 * balance.
 */
const addHistory = ({ store, city, seed, nowMs, zones }: SeedContext, account: number): void => {
  const numbers = vehiclesOf(store, account).map(({ number }) => number);
  const past = { account, city, numbers, zones, nowMs, spanMs: historyDays * dayMs, count: historyCount };
  for (const operation of inventedOperations(randomFor(city, seed, 'history'), past)) addOperation(store, operation);
};

/** Receipts, fines and a long history. */
export const seedDocuments = (context: SeedContext): void => {
  const { accounts } = context;
  const [driver, veteran] = [accounts.get('driver@example.com'), accounts.get('history@example.com')];
  addDemoReceipts(context);
  if (driver !== undefined) addDemoFines(context, driver);
  if (veteran !== undefined) addHistory(context, veteran);
};
