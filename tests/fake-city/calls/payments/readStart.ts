import { readMoment } from '../../rules/readMoment';
import { dayMs, momentOf, wallTimeAt } from '../../rules/wallTime';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** A moment of a request, with time and offset. Throws ValidationError. */
export const readTimestart = ({ city }: CallContext, timestart: string): number => {
  const atMs = timestart.includes('T') ? readMoment(city.timeZone, timestart, 'from') : undefined;
  if (atMs === undefined) throw new Refusal('ValidationError');
  return atMs;
};

/**
 * When a stay begins: now, or where the request says `timestart`, then. What began today may be paid until midnight, what
 * began yesterday until the midnight after (document 1, section 5; `decisions.md`, "post-payment yesterday"). Throws
 * FuturePost, InDevelopingError where the city has no such payment, ValidationError for what is older or no moment.
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
