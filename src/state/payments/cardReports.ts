import * as v from 'valibot';
import type { CardStatus } from '~/domain/payments/cardPayment';
import type { Instant } from '~/domain/time/cityTime';
import type { Kopecks } from '~/domain/money/money';
import { instant, storageKey, listOf } from '../storageKeys';
import { read, remove, write } from '~/platform/storage';

/** Card payments that this tab has reported to the city, or is about to report. */
export const reportedInvoicesKey = storageKey<string[]>({
  name: 'reported-invoices',
  owner: 'device',
  purpose: 'payments',
  survivesReset: true,
  schema: v.array(v.string()),
  fallback: [],
  isPerTab: true,
});

const maxStored = 20;

/**
 * True if this tab has reported the invoice's payment to the city. The invoice is paid, so its card form must not
 * appear again (F-24).
 */
export const isReported = (invoiceId: string): boolean => read(reportedInvoicesKey).includes(invoiceId);

/** Returns the same, and marks the invoice as reported from now on. */
export const markReported = (invoiceId: string): boolean => {
  const reportedIds = read(reportedInvoicesKey);
  if (reportedIds.includes(invoiceId)) return true;
  write(reportedInvoicesKey, [...reportedIds, invoiceId].slice(-maxStored));
  return false;
};

/** A report of a card payment that the city has not answered yet. */
export interface CardReport {
  city: string;
  invoiceId: string;
  sum: Kopecks;
  status: CardStatus;
  paidAt: Instant;
}

export const cardReportsKey = storageKey<CardReport[]>({
  name: 'card-reports',
  owner: 'device',
  purpose: 'payments',
  survivesReset: true,
  schema: listOf<CardReport>(
    v.object({
      city: v.string(),
      invoiceId: v.string(),
      sum: v.number(),
      status: v.picklist(['authorized', 'not authorized']),
      paidAt: instant,
    }),
  ),
  fallback: [],
  isVital: true,
});

export const saveReport = (report: CardReport): void =>
  void write(cardReportsKey, [...read(cardReportsKey), report].slice(-maxStored));

/**
 * The maximum age of a report. If the provider has not informed the city by then, a phone's report no longer has any
 * effect.
 */
const maxAgeMs = 7 * 24 * 60 * 60_000;

/** Returns the reports, newest first, because the driver who has just paid is waiting for that one. */
export const reportsOf = (city: string, now: Instant): CardReport[] =>
  read(cardReportsKey)
    .filter((report) => report.city === city && now - report.paidAt < maxAgeMs)
    .reverse();

/** Called when the city has answered. */
export const dropReport = (invoiceId: string): void => {
  const remaining = read(cardReportsKey).filter((report) => report.invoiceId !== invoiceId);
  if (remaining.length > 0) write(cardReportsKey, remaining);
  else remove(cardReportsKey);
};
