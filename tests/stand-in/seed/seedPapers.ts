import { dayMs } from '../rules/wallTime';
import { vehiclesOf } from '../store/accounts';
import { addOperation } from '../store/operations';
import { addDemoFines } from './demoFines';
import { addDemoReceipts } from './demoReceipts';
import { inventedOperations } from './inventedOperations';
import { randomFor } from './random';
import type { Town } from './Town';

const [historyLines, historyDays] = [230, 425];

/** A long history. Its lines alone: their money is older than the ledger, which begins with the opening balance. */
const addHistory = ({ store, city, seed, nowMs, zones }: Town, account: number): void => {
  const numbers = vehiclesOf(store, account).map(({ number }) => number);
  const past = { account, city, numbers, zones, nowMs, spanMs: historyDays * dayMs, count: historyLines };
  for (const line of inventedOperations(randomFor(city, seed, 'history'), past)) addOperation(store, line);
};

/** Receipts, fines and a long history. */
export const seedPapers = (town: Town): void => {
  const { accounts } = town;
  const [driver, veteran] = [accounts.get('driver@example.com'), accounts.get('history@example.com')];
  addDemoReceipts(town);
  if (driver !== undefined) addDemoFines(town, driver);
  if (veteran !== undefined) addHistory(town, veteran);
};
