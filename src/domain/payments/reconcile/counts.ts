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

/** What a browser's resend, or a server, does twice comes this soon after the sending. What comes later is another payment for the same. */
export const twinMs = 5 * minuteMs;

/**
 * How many of what was found since the sending are the attempt's own, where the same was paid for anew since: what lies clearly before that,
 * and at least all but what was paid since. Takes when they were made; such times may be rounded.
 */
const attributableCount = (
  { sentAt, nextSentAts = [], justMade = 0, justMadeUntil = 0 }: Attempt,
  found: readonly Instant[],
): number => {
  const next = Math.min(...nextSentAts);
  if (nextSentAts.length > 0)
    return Math.max(found.filter((at) => at < next - roundingMs).length, found.length - nextSentAts.length);
  // What another tab has made just before may be dated as much before the sending, or after it, as clocks differ.
  return (
    found.length - Math.min(justMade, found.filter((at) => at < Math.max(sentAt, justMadeUntil) + clockSlackMs).length)
  );
};

/** By how many are its own: none where what was made just before may be all that stands. */
const verdictByAttributable = (attempt: Attempt, found: readonly Instant[]): Verdict => {
  const attributable = attributableCount(attempt, found);
  const { justMadeElse = 0 } = attempt;
  if (attributable > 1) return attributable - justMadeElse > 1 ? 'twice' : 'unclear';
  if (attributable > 0 && attributable <= justMadeElse) return 'unclear';
  return attributable === 0 && attempt.justMade && !attempt.nextSentAts?.length ? 'unclear' : 'done';
};

/** By debits of which each may be the attempt's own: a look may be made days after it, and the same be paid for anew meanwhile. */
export const verdictByDebits = (attempt: Attempt, debits: readonly Operation[]): Verdict => {
  if (debits.length === 0) return 'notDone';
  const twins = debits.map(({ at }) => at).filter((at) => at <= attempt.sentAt + twinMs);
  return twins.length === 0 ? 'done' : verdictByAttributable(attempt, twins);
};

/** The same where something else of the sum was bought since: a line from then on, which names nothing, may be of that. */
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
  // What names it is nothing else.
  return verdictByDebits(certain.every(isNamed) ? { ...attempt, justMadeElse: 0 } : attempt, certain);
};

/** By the stays that it may have made. One that begins long after the sending is of a payment made elsewhere since, and tells nothing of this one. */
export const verdictByStays = (
  attempt: Attempt,
  stays: readonly Stay[],
  debits: readonly Operation[] = [],
): Verdict => {
  const isThen = (at: Instant): boolean => at <= attempt.sentAt + twinMs;
  // A city may let a stay begin later than it was paid for.
  const begun = stays.filter(
    ({ id, startsAt }) => isThen(startsAt) || debits.some(({ at, orderNumber }) => orderNumber === id && isThen(at)),
  );
  const moments = begun.map(({ startsAt }) => startsAt);
  return begun.length === 0 ? 'unclear' : verdictByAttributable(attempt, moments);
};
