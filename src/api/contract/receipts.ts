import * as v from 'valibot';
import { endpoint } from './endpoint';
import { listOf, maybe, numeric, text } from './wire';

/** Lists, reads and sends receipts and invoices. */

/** The receipt or invoice itself. */
export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/receipt',
  encoding: 'query',
  token: { in: 'query', as: 'token' },
  callClass: 'R',
  readFile: (file) => (file.type.startsWith('application/pdf') ? { file } : undefined),
  request: v.object({ receiptnumber: v.string() }),
  reply: v.object({ file: v.custom<Blob>((file) => file instanceof Blob) }),
});

export const sendReceipt = endpoint({
  method: 'GET',
  path: '/api/sendreceipt',
  encoding: 'query',
  token: { in: 'query', as: 'token' },
  callClass: 'C',
  request: v.object({ receiptnumber: v.string(), email: v.string() }),
  reply: v.object({}),
});

export const getReceiptList = endpoint({
  method: 'GET',
  path: '/api/receipt-list',
  encoding: 'query',
  token: { in: 'query', as: 'token' },
  callClass: 'R',
  request: v.object({}),
  reply: v.object({
    result: listOf(
      v.object({
        date: text,
        receiptnumber: text,
        sum: numeric,
        status: maybe(text),
        receiptname: maybe(text),
        /** 1 for a person's receipt, 2 for a legal entity's invoice. */
        type: maybe(text),
        UIN: maybe(text),
      }),
    ),
  }),
});
