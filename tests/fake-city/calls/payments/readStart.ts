import { readMoment } from '../../rules/readMoment';
import { dayMs, minuteMs, momentOf, wallTimeAt } from '../../rules/wallTime';
import type { Stay } from '../../store/stays/stays';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** Parses a moment of a request, which must have a time and an offset. Throws ValidationError. */
export const readTimestart = ({ city }: CallContext, timestart: string): number => {
  const atMs = timestart.includes('T') ? readMoment(city.timeZone, timestart, 'from') : undefined;
  if (atMs === undefined) throw new Refusal('ValidationError');
  return atMs;
};

/** Throws ValidationError if a `timestart` lies outside of the stay that it continues, by the minute. */
export const checkContinuation = (context: CallContext, timestart: string | undefined, stay: Stay): void => {
  if (!timestart?.trim()) return;
  const fromMs = readTimestart(context, timestart);
  if (fromMs < stay.startMs - minuteMs || fromMs > stay.endMs + minuteMs) throw new Refusal('ValidationError');
};

/**
 * Returns the start of a stay: `timestart` if present, otherwise now. A stay of today can be paid until midnight, one
 * of yesterday until the end of today. Throws FuturePost, InDevelopingError if the city has no such payment, and
 * ValidationError for an older or an invalid moment.
 */
export const readStart = (context: CallContext, timestart: string | undefined): number => {
  const { city, rules, nowMs } = context;
  if (!timestart?.trim()) return nowMs;
  const startMs = readTimestart(context, timestart);
  if (startMs > nowMs) throw new Refusal('FuturePost');
  const { date } = wallTimeAt(city.timeZone, nowMs);
  const isToday = startMs >= momentOf(city.timeZone, date, 0);
  if (startMs < momentOf(city.timeZone, date, -dayMs))
    throw new Refusal('ValidationError', { message: 'Оплатить можно только сегодняшнюю или вчерашнюю парковку.' });
  const { usePostPayment, usePostPaymentYesterday } = rules.settings;
  if (!(isToday ? usePostPayment : usePostPaymentYesterday)) throw new Refusal('InDevelopingError');
  return startMs;
};
