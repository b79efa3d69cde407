import * as v from 'valibot';
import { endpoint } from './endpoint';
import { order } from './shapes';
import { flag, listOf, maybe, numeric, text } from './wire';

/** Paying for a stay (document 1, section 7). `attemptId` travels only where the city's server de-duplicates (`reliability.md`, section 2). */

export const attemptId = v.optional(v.string());
const minutes = v.number();
/** What the vehicle is, beside its plate; a vehicle of the account's own is known. */
const kind = { Category: v.optional(v.string()), NumberFormat: v.optional(v.string()) };

const interval = v.object({ from: v.string(), to: v.string(), price: maybe(numeric), cost: numeric });

export const getCost = endpoint({
  method: 'POST',
  path: '/api/payment/cost',
  encoding: 'form',
  token: { in: 'body', as: 'Token' },
  callClass: 'R',
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

/** What any payment may answer: an order with the page where it is paid, or words. */
export const paymentReply = v.object({ RedirectURL: maybe(v.string()), message: maybe(text), ...order });

export const startParking = endpoint({
  method: 'POST',
  path: '/api/payment/start',
  encoding: 'form',
  token: { in: 'body', as: 'Token' },
  callClass: 'M',
  request: v.object({
    Vehicle: v.string(),
    Zone: v.optional(v.string()),
    PaymentService: v.optional(v.string()),
    Duration: minutes,
    ParkingCode: v.optional(v.string()),
    phone: v.optional(v.string()),
    timestart: v.optional(v.string()),
    ...kind,
    attemptId,
  }),
  reply: paymentReply,
});
