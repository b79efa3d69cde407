import * as v from 'valibot';
import { key } from './keys';
import { read, write } from './storage';

/** Card payments that the city was told of from this tab. */
const reportedKey = key<string[]>({ name: 'reported-invoices', schema: v.array(v.string()), fallback: [], isPerTab: true });

/** Whether an invoice's payment was told to the city from this tab already; from now on it counts as told. */
export const isReportedNow = (invoiceId: string): boolean => {
  const told = read(reportedKey);
  if (told.includes(invoiceId)) return true;
  write(reportedKey, [...told, invoiceId].slice(-20));
  return false;
};
