import type { Handlers } from '../Handler';
import { cancelWithoutBalance, endDeferred, payDeferred } from './settleDeferred';
import { startWithoutBalance } from './startWithoutBalance';

/** Stays that are paid for afterwards, in cities without balances. */
export const withoutBalanceHandlers = { startWithoutBalance, cancelWithoutBalance, payDeferred, endDeferred } satisfies Partial<Handlers>;
