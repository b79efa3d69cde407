import type { Handlers } from '../Handler';
import { cancelParking } from './cancelParking';
import { getCost } from './getCost';
import { reportCardPayment } from './reportCardPayment';
import { refillBalance } from './refillBalance';
import { renewParking } from './renewParking';
import { startParking } from './startParking';

/** Paying for a stay, extending and ending it, topping up, and reports of the card widget. */
export const paymentHandlers = {
  getCost,
  startParking,
  renewParking,
  cancelParking,
  refillBalance,
  reportCardPayment,
} satisfies Partial<Handlers>;
