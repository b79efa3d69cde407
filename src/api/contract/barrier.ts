import * as v from 'valibot';
import { endpoint } from './endpoint';
import { order } from './shapes';
import { maybe, numeric, text } from './wire';

/** Flat parkings with a barrier (document 1, section 7). A guest sends the guest token. */

/** What a ticket costs now. The price lives 30 seconds, under the name `sessionId`. */
export const getPlanarCost = endpoint({
  method: 'GET',
  path: '/backend/v2/costPlane',
  encoding: 'json',
  token: { in: 'header' },
  callClass: 'R',
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
