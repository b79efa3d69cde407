import * as v from 'valibot';
import { endpoint } from './endpoint';
import { flag, listOf, maybe, numeric, text } from './wire';

/** The price of a stay. Apart from the payments, which a first visit does not need. */

export const minutes = v.number();
/** The category and plate format of the vehicle. A vehicle of the account does not need them: the city knows it. */
export const kind = { Category: v.optional(v.string()), NumberFormat: v.optional(v.string()) };

const interval = v.object({ from: v.string(), to: v.string(), price: maybe(numeric), cost: numeric });

export const getCost = endpoint({
  method: 'POST',
  path: '/api/payment/cost',
  encoding: 'form',
  token: { in: 'body', as: 'Token' },
  callClass: 'R',
  precedesPayment: true,
  request: v.object({
    Vehicle: v.string(),
    Zone: v.optional(v.string()),
    Duration: minutes,
    ParkingCode: v.optional(v.string()),
    ReservationId: v.optional(v.string()),
    timestart: v.optional(v.string()),
    ...kind,
  }),
  reply: v.object({
    costData: v.object({ intervals: listOf(interval), totalcost: maybe(numeric), refill: maybe(numeric) }),
    totalcost: maybe(numeric),
    totaldiscount: maybe(numeric),
    benefit: maybe(numeric),
    balance: maybe(numeric),
    sumSale: maybe(numeric),
    benefitsName: maybe(text),
    price: maybe(numeric),
    priceRest: maybe(numeric),
    moneyEnough: flag,
  }),
});
