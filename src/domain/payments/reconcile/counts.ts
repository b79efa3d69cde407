import type { Attempt } from '../attempt';
import { minuteMs, type Instant } from '../../time/cityTime';
import type { Operation } from '../../history/operation';
import type { Stay } from '../../stay/stay';
import { roundingMs, type Verdict } from './snapshot';
import { clockSlackMs } from '../../time/clockSlack';

export const verdictByCount = (count: number): Verdict => {
  if (count === 0) return 'notDone';
  return count === 1 ? 'done' : 'twice';
};

/**
 * A duplicate by a browser's resend or by a server appears this soon after the sending. Anything later is another
 * payment for the same.
 */
export const twinMs = 5 * minuteMs;

/**
 * Counts the results that are the attempt's own if the same was paid for again since. These are the ones clearly before
 * that, and at least all but the later payments. Takes the times of the results, which may be rounded.
 */
const attributableCount = (
  { sentAt, nextSentAts = [], justMade = 0, justMadeUntil = 0 }: Attempt,
  found: readonly Instant[],
): number => {
  const next = Math.min(...nextSentAts);
  if (nextSentAts.length > 0)
    return Math.max(found.filter((at) => at < next - roundingMs).length, found.length - nextSentAts.length);
  // Clocks differ, so payments that another tab made just before may be dated before the sending or after it.
  return (
    found.length - Math.min(justMade, found.filter((at) => at < Math.max(sentAt, justMadeUntil) + clockSlackMs).length)
  );
};

/**
 * Returns the verdict by the number of own results. It is unclear if payments made just before may explain everything.
 */
const verdictByAttributable = (attempt: Attempt, found: readonly Instant[]): Verdict => {
  const attributable = attributableCount(attempt, found);
  const { justMadeElse = 0 } = attempt;
  if (attributable > 1) return attributable - justMadeElse > 1 ? 'twice' : 'unclear';
  if (attributable > 0 && attributable <= justMadeElse) return 'unclear';
  return attributable === 0 && attempt.justMade && !attempt.nextSentAts?.length ? 'unclear' : 'done';
};

/**
 * Returns the verdict by debits, each of which may be the attempt's own. The check may run days later, when the same
 * has been paid for again.
 */
export const verdictByDebits = (attempt: Attempt, debits: readonly Operation[]): Verdict => {
  if (debits.length === 0) return 'notDone';
  const twins = debits.map(({ at }) => at).filter((at) => at <= attempt.sentAt + twinMs);
  return twins.length === 0 ? 'done' : verdictByAttributable(attempt, twins);
};

/**
 * Like `verdictByDebits`, if something else with the same sum was bought since. From then on, an operation that names
 * nothing may belong to that.
 */
export const verdictByPurchases = (
  attempt: Attempt,
  debits: readonly Operation[],
  isNamed: (operation: Operation) => boolean = () => false,
): Verdict => {
  const nextElseSentAt = Math.min(...(attempt.nextElseSentAts ?? []));
  const isLater = ({ at }: Operation): boolean =>
    at >= nextElseSentAt - clockSlackMs - (at % minuteMs === 0 ? minuteMs : 0);
  const certain = debits.filter((operation) => isNamed(operation) || !isLater(operation));
  if (certain.length === 0 && debits.length > 0) return 'unclear';
  // An operation that names it cannot belong to anything else.
  return verdictByDebits(certain.every(isNamed) ? { ...attempt, justMadeElse: 0 } : attempt, certain);
};

/**
 * Returns the verdict by the stays that the attempt may have made. A stay that begins long after the sending comes from
 * a later payment elsewhere and proves nothing.
 */
export const verdictByStays = (
  attempt: Attempt,
  stays: readonly Stay[],
  debits: readonly Operation[] = [],
): Verdict => {
  const isThen = (at: Instant): boolean => at <= attempt.sentAt + twinMs;
  // A city may let a stay begin later than its payment.
  const begun = stays.filter(
    ({ id, startsAt }) => isThen(startsAt) || debits.some(({ at, orderNumber }) => orderNumber === id && isThen(at)),
  );
  const moments = begun.map(({ startsAt }) => startsAt);
  return begun.length === 0 ? 'unclear' : verdictByAttributable(attempt, moments);
};
