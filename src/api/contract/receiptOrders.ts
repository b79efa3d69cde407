import * as v from 'valibot';
import { endpoint } from './endpoint';
import { text } from './wire';

/** Creates receipts and invoices that are paid at a bank. */

/** Type 1: a person. `typeDoc` 1 is a passport, 2 a driving licence; DateDoc is YYYY-MM-DD. */
const individual = v.object({
  type: v.literal(1),
  firstName: v.string(),
  lastName: v.string(),
  middleName: v.optional(v.string()),
  address: v.string(),
  typeDoc: v.picklist([1, 2]),
  seriesDoc: v.string(),
  numberDoc: v.string(),
  DateDoc: v.string(),
  issuer: v.string(),
});

/** Type 2: a legal entity. */
const legalEntity = v.object({
  type: v.literal(2),
  name: v.string(),
  ogrn: v.string(),
  inn: v.string(),
  kpp: v.string(),
  address: v.string(),
});

const bought = { codeSubscription: v.string(), grz: v.string() };
const refilled = { sum: v.string() };
const made = v.object({ result: v.object({ receiptnumber: text }) });

export const createRefillReceipt = endpoint({
  method: 'POST',
  path: '/api/creatrefill',
  encoding: 'form',
  token: { in: 'body', as: 'token' },
  callClass: 'L',
  request: v.union([
    v.object({ ...individual.entries, ...refilled }),
    v.object({ ...legalEntity.entries, ...refilled }),
  ]),
  reply: made,
});

export const createSubscriptionReceipt = endpoint({
  method: 'POST',
  path: '/api/creatsubscription',
  encoding: 'form',
  token: { in: 'body', as: 'token' },
  callClass: 'L',
  request: v.union([v.object({ ...individual.entries, ...bought }), v.object({ ...legalEntity.entries, ...bought })]),
  reply: made,
});
