import * as v from 'valibot';
import { endpoint } from './endpoint';
import { order } from './shapes';
import { maybe, numeric, text } from './wire';

/** Parking in a city without balances: a stay begins at once and is paid for later. */

const attemptId = v.optional(v.string());
/** `refill` is the amount to pay, and `RedirectURL` the page to pay it on. */
const toPay = v.object({ refill: maybe(numeric), RedirectURL: maybe(v.string()), message: maybe(text), ...order });

/**
 * `Duration` and `timestart` describe a stay that is reported afterwards; without them the stay runs until it is ended.
 */
export const startWithoutBalance = endpoint({
  method: 'POST',
  path: '/api/payment/start/v2',
  encoding: 'form',
  token: { in: 'body', as: 'token' },
  callClass: 'M',
  request: v.object({
    Zone: v.optional(v.string()),
    ParkingCode: v.optional(v.string()),
    Vehicle: v.object({ Number: v.string(), NumberFormat: v.optional(v.string()), Category: v.optional(v.string()) }),
    Duration: v.optional(v.number()),
    timestart: v.optional(v.string()),
    attemptId,
  }),
  reply: v.object({ message: maybe(text) }),
});

/** Ends a running stay. Its price is then due, now or later. */
export const cancelWithoutBalance = endpoint({
  method: 'POST',
  path: '/api/payment/cancel/v2',
  encoding: 'form',
  token: { in: 'body', as: 'token' },
  callClass: 'L',
  request: v.object({ OrderId: v.string(), PaymentService: v.optional(v.string()), attemptId }),
  reply: toPay,
});

const payStay = (path: string) =>
  endpoint({
    method: 'POST',
    path,
    encoding: 'form',
    token: { in: 'body', as: 'token' },
    callClass: 'L',
    request: v.object({ OrderId: v.string(), PaymentService: v.string(), attemptId }),
    reply: toPay,
  });

/** Pays for a stay whose payment is due. */
export const payDeferred = payStay('/api/payment/deffered/v1');
/** Ends a pay-later stay now and pays for the time used. */
export const endDeferred = payStay('/api/payment/break/v1');
