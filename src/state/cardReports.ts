import * as v from 'valibot';
import type { CardStatus } from '~/domain/cardPayment';
import type { Instant } from '~/domain/cityTime';
import type { Kopecks } from '~/domain/money';
import { instant, key, listOf } from './keys';
import { read, remove, write } from './storage';

/** Card payments that the city was told of from this tab, or will be. */
const reportedKey = key<string[]>({ name: 'reported-invoices', schema: v.array(v.string()), fallback: [], isPerTab: true });

const mostKept = 20;

/** Was an invoice's payment told to the city from this tab? It is paid, and its card form must not come again (`reliability.md`, F-24). */
export const isReported = (invoiceId: string): boolean => read(reportedKey).includes(invoiceId);

/** The same; from now on it counts as told. */
export const isReportedNow = (invoiceId: string): boolean => {
  const told = read(reportedKey);
  if (told.includes(invoiceId)) return true;
  write(reportedKey, [...told, invoiceId].slice(-mostKept));
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

const reportsKey = key<CardReport[]>({
  name: 'card-reports',
  schema: listOf<CardReport>(
    v.object({ city: v.string(), invoiceId: v.string(), sum: v.number(), status: v.picklist(['authorized', 'not authorized']), paidAt: instant }),
  ),
  fallback: [],
  isVital: true,
});

export const keepReport = (report: CardReport): void => void write(reportsKey, [...read(reportsKey), report].slice(-mostKept));

/** What a provider has not told the city in so long nobody will look for by a phone's report. */
const keptMs = 7 * 24 * 60 * 60_000;

/** The newest first: whoever has just paid waits for it. */
export const reportsTo = (city: string, now: Instant): CardReport[] =>
  read(reportsKey)
    .filter((report) => report.city === city && now - report.paidAt < keptMs)
    .reverse();

/** The city has answered. */
export const dropReport = (invoiceId: string): void => {
  const rest = read(reportsKey).filter((report) => report.invoiceId !== invoiceId);
  if (rest.length > 0) write(reportsKey, rest);
  else remove(reportsKey);
};
