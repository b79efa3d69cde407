import * as v from 'valibot';
import { endpoint } from './endpoint';
import { order } from './shapes';
import { maybe, numeric, text } from './wire';

/** Car parks with a barrier. A guest sends the guest token. */

/** The current price of a ticket. The price is valid for 30 seconds and is identified by `sessionId`. */
export const getPlanarCost = endpoint({
  method: 'GET',
  path: '/backend/v2/costPlane',
  encoding: 'json',
  token: { in: 'header' },
  callClass: 'R',
  precedesPayment: true,
  request: v.object({ ticketNumber: v.string(), parkingNumber: v.string() }),
  reply: v.object({ result: v.object({ cost: numeric, sessionId: text, parkingNumber: text }) }),
});

export const payPlanar = endpoint({
  method: 'POST',
  path: '/backend/v2/payPlane',
  encoding: 'json',
  token: { in: 'header' },
  callClass: 'L',
  request: v.object({
    paymentService: v.string(),
    parkingNumber: v.string(),
    sessionId: v.string(),
    attemptId: v.optional(v.string()),
  }),
  reply: v.object({ result: v.object({ redirectURL: maybe(v.string()), message: maybe(text), ...order }) }),
});
