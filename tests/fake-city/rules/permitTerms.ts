import { addDays, addMonths } from './cityDays';
import { momentOf } from './wallTime';

/** The periods on sale, in the wire's spelling. */
const permitTypes = ['prev_day', 'day', 'week', 'mounth', 'quarter', 'year'] as const;
export type PermitType = (typeof permitTypes)[number];

/** The length of a subscription: a period on sale, or a custom number of days. */
export type PermitTerms = { permit: PermitType } | { permit: 'days'; days: number };

const periodText: Record<PermitType, string> = {
  prev_day: 'за вчера',
  day: 'на день',
  week: 'на неделю',
  mounth: 'на месяц',
  quarter: 'на квартал',
  year: 'на год',
};

/** The kind of a permit as text for people. */
export const permitTitle = (kind: PermitTerms): string =>
  `Абонемент ${kind.permit === 'days' ? `на ${kind.days} дней` : periodText[kind.permit]}`;

/**
 * If the end month has no such day, its last day belongs to the period. From 31 January a month lasts until the end of
 * February.
 */
const afterMonths = (date: string, months: number): string => {
  const end = addMonths(date, months);
  return end.slice(8) === date.slice(8) ? end : addDays(end, 1);
};

const dayAfter = (kind: PermitTerms, date: string): string => {
  switch (kind.permit) {
    case 'prev_day':
    case 'day':
      return addDays(date, 1);
    case 'week':
      return addDays(date, 7);
    case 'mounth':
      return afterMonths(date, 1);
    case 'quarter':
      return afterMonths(date, 3);
    case 'year':
      return afterMonths(date, 12);
    case 'days':
      return addDays(date, kind.days);
  }
};

export interface Period {
  startMs: number;
  endMs: number;
}

/** The period from the start of a city's day until the start of the day after the last one. */
export const periodOf = (timeZone: string, kind: PermitTerms, date: string): Period => ({
  startMs: momentOf(timeZone, date, 0),
  endMs: momentOf(timeZone, dayAfter(kind, date), 0),
});
