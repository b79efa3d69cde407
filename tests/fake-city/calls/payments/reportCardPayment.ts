import { oneLine } from '../../rules/cleanText';
import { readKopecks } from '../../rules/money';
import { addCardReport } from '../../store/payments/cardReports';
import { orderById } from '../../store/payments/orders';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { readTimestart } from './readStart';

const maxChars = 100;

/**
 * Returns a name or number of the report. Throws RequiredField if it is required and empty, ValidationError if it is
 * too long.
 */
const readName = (text: string, { isRequired }: { isRequired: boolean }): string => {
  const name = oneLine(text);
  if (isRequired && name === '') throw new Refusal('RequiredField');
  if (name.length > maxChars) throw new Refusal('ValidationError');
  return name;
};

/** The account of an order; null for a guest's order, or if this city has no such order. */
const accountOf = ({ server, city }: CallContext, order: string): number | null => {
  const known = orderById(server.store, order);
  return known?.city === city.city ? known.account : null;
};

/** Stores the card widget's report. No money moves: the provider itself reports to the city (F-23). */
export const reportCardPayment: Handler<'reportCardPayment'> = (input, context) => {
  const { server, city, nowMs, request } = context;
  const kopecks = readKopecks(input.amount);
  if (typeof kopecks === 'string' || !Number.isSafeInteger(kopecks)) throw new Refusal('ValidationError');
  const order = readName(input.order, { isRequired: true });
  addCardReport(server.store, {
    city: city.city,
    account: accountOf(context, order),
    source: readName(input.source, { isRequired: true }),
    order,
    billNumber: readName(input.billnumber, { isRequired: false }),
    kopecks,
    paidMs: readTimestart(context, input.paymentDate),
    status: input.status,
    atMs: nowMs,
    request,
  });
  return {};
};
