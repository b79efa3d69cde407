import * as v from 'valibot';
import { flag, listOf, maybe, numeric, text } from './wire';

/** Shapes that several replies share. */

const paymentMethod = v.object({
  methodName: text,
  methodNameForShow: maybe(text),
  methodDescription: maybe(text),
  needsPhone: flag,
});

/** The order behind a payment link. Both fields are missing if there is no link. */
export const order = { orderId: maybe(text), amountToPay: maybe(numeric) };

/** A vehicle: its plate, alone or in an object. */
export const transport = v.union([
  text,
  v.pipe(
    v.object({ numberTs: text }),
    v.transform(({ numberTs }) => numberTs),
  ),
]);

/** The price of a zone, in roubles per hour. */
export const zonePrice = v.object({
  type: v.picklist(['default', 'saturday', 'sunday', 'holiday']),
  interval: v.object({ from: v.string(), to: v.string() }),
  price: numeric,
});

export const methods = listOf(paymentMethod);
