import * as v from 'valibot';
import { endpoint } from './endpoint';

/** Reports the result of the card widget to the city. The report may be repeated after the page was left. */
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
