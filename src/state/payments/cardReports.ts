import * as v from 'valibot';
import type { CardStatus } from '~/domain/payments/cardPayment';
import type { Instant } from '~/domain/time/cityTime';
import type { Kopecks } from '~/domain/money/money';
import { instant, storageKey, listOf } from '../storageKeys';
import { read, remove, write } from '~/platform/storage';

/** Card payments that the city was told of from this tab, or will be. */
const reportedInvoicesKey = storageKey<string[]>({
  name: 'reported-invoices',
  schema: v.array(v.string()),
  fallback: [],
  isPerTab: true,
});

const maxStored = 20;

/** Was an invoice's payment told to the city from this tab? It is paid, and its card form must not come again (`reliability.md`, F-24). */
export const isReported = (invoiceId: string): boolean => read(reportedInvoicesKey).includes(invoiceId);

/** The same; from now on it counts as told. */
export const markReported = (invoiceId: string): boolean => {
  const reportedIds = read(reportedInvoicesKey);
  if (reportedIds.includes(invoiceId)) return true;
  write(reportedInvoicesKey, [...reportedIds, invoiceId].slice(-maxStored));
  return false;
};

/** A card payment that a city has not answered for yet. */
export interface CardReport {
  city: string;
  invoiceId: string;
  sum: Kopecks;
  status: CardStatus;
  paidAt: Instant;
}

const reportsKey = storageKey<CardReport[]>({
  name: 'card-reports',
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
  void write(reportsKey, [...read(reportsKey), report].slice(-maxStored));

/** What a provider has not told the city in so long nobody will look for by a phone's report. */
const maxAgeMs = 7 * 24 * 60 * 60_000;

/** The newest first: whoever has just paid waits for it. */
export const reportsOf = (city: string, now: Instant): CardReport[] =>
  read(reportsKey)
    .filter((report) => report.city === city && now - report.paidAt < maxAgeMs)
    .reverse();

/** The city has answered. */
export const dropReport = (invoiceId: string): void => {
  const remaining = read(reportsKey).filter((report) => report.invoiceId !== invoiceId);
  if (remaining.length > 0) write(reportsKey, remaining);
  else remove(reportsKey);
};
