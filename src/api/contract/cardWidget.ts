import * as v from 'valibot';
import { endpoint } from './endpoint';

/** What the card widget said, told to the city; the page that was left may tell it once more. */
export const reportCardPayment = endpoint({
  method: 'GET',
  path: '/api/payment/payment-from-portal',
  encoding: 'query',
  token: { in: 'none' },
  callClass: 'G',
  request: v.object({
    source: v.string(),
    order: v.string(),
    billnumber: v.string(),
    amount: v.string(),
    paymentDate: v.string(),
    status: v.picklist(['authorized', 'not authorized']),
  }),
  reply: v.object({}),
});
