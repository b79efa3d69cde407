import * as v from 'valibot';
import { endpoint } from './endpoint';
import { attemptId, paymentReply } from './payments';

/** Payments that need an account. */

export const renewParking = endpoint({
  method: 'POST',
  path: '/api/payment/renew',
  encoding: 'form',
  token: { in: 'body', as: 'Token' },
  callClass: 'M',
  request: v.object({
    ReservationId: v.string(),
    PaymentService: v.optional(v.string()),
    Duration: v.number(),
    phone: v.optional(v.string()),
    timestart: v.optional(v.string()),
    attemptId,
  }),
  reply: paymentReply,
});

export const cancelParking = endpoint({
  method: 'POST',
  path: '/api/payment/cancel',
  encoding: 'form',
  token: { in: 'body', as: 'Token' },
  callClass: 'M',
  request: v.object({ ReservationId: v.string(), attemptId }),
  reply: paymentReply,
});

export const refillBalance = endpoint({
  method: 'POST',
  path: '/api/payment/refill',
  encoding: 'form',
  token: { in: 'body', as: 'Token' },
  callClass: 'L',
  request: v.object({ PaymentService: v.string(), RefillAmount: v.string(), phone: v.optional(v.string()), attemptId }),
  reply: paymentReply,
});
