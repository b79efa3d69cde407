import type { Handlers } from '../Handler';
import { cancelWithoutBalance, endDeferred, payDeferred } from './endPayLater';
import { startWithoutBalance } from './startWithoutBalance';

/** Pay-later stays, in cities without balances. */
export const payLaterHandlers = {
  startWithoutBalance,
  cancelWithoutBalance,
  payDeferred,
  endDeferred,
} satisfies Partial<Handlers>;
