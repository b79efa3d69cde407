import * as v from 'valibot';
import { flag, listOf, maybe, numeric, text } from './wire';

/** Pieces that several replies share. */

const paymentMethod = v.object({
  methodName: text,
  methodNameForShow: maybe(text),
  methodDescription: maybe(text),
  needsPhone: flag,
});

/** What a link to the provider is for (document 1, section 3); nothing where there is no link. */
export const order = { orderId: maybe(text), amountToPay: maybe(numeric) };

/** Price of a zone: roubles an hour. */
export const zonePrice = v.object({
  type: v.picklist(['default', 'saturday', 'sunday', 'holiday']),
  interval: v.object({ from: v.string(), to: v.string() }),
  price: numeric,
});

export const methods = listOf(paymentMethod);
