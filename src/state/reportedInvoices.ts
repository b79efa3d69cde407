import { keys } from './keys';
import { read, write } from './storage';

/** Whether an invoice's payment was told to the city from this tab already; from now on it counts as told. */
export const isReportedNow = (invoiceId: string): boolean => {
  const told = read(keys.reportedInvoices);
  if (told.includes(invoiceId)) return true;
  write(keys.reportedInvoices, [...told, invoiceId].slice(-20));
  return false;
};
