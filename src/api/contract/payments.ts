import * as v from 'valibot';
import { kind, minutes } from './costs';
import { endpoint } from './endpoint';
import { order } from './shapes';
import { maybe, text } from './wire';

/** Paying for a stay. `attemptId` is sent only to cities whose server de-duplicates. */

export const attemptId = v.optional(v.string());

/** The reply of every payment: an order with its payment page, or a message. */
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
