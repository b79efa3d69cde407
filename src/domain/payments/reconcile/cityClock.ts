import type { Attempt } from '../attempt';
import { minuteMs, type Instant } from '../../time/cityTime';
import type { Operation } from '../../history/operation';
import type { EarlierPayment } from './earlierPayments';
import { nearMs } from './snapshot';

/**
 * How far a city's own clock, by which it dates stays and lines, is ahead of its Date header, which a proxy may write (decision 0002).
 * Two bounds in milliseconds: the difference lies between them.
 */
export interface ClockDifference {
  leastMs: number;
  mostMs: number;
}

/** What one payment says: the line it made is dated `at`, and was written between the sending and the answer, or the reading that found it. */
export const measuredDifference = (
  { at }: Pick<Operation, 'at'>,
  sentAt: Instant,
  foundAt: Instant,
): ClockDifference => ({
  leastMs: at - foundAt,
  // A city that writes no seconds has cut up to a minute off, any other up to a second.
  mostMs: at + (at % minuteMs === 0 ? minuteMs : 1000) - sentAt,
});

/** Both measurements together; the newer one alone where they contradict each other: a clock was set. */
export const joinedDifference = (known: ClockDifference | undefined, next: ClockDifference): ClockDifference => {
  const leastMs = Math.max(known?.leastMs ?? next.leastMs, next.leastMs);
  const mostMs = Math.min(known?.mostMs ?? next.mostMs, next.mostMs);
  return leastMs <= mostMs ? { leastMs, mostMs } : next;
};

/** The smallest difference that a measurement allows: what clocks and latency explain is no difference. */
export const differenceMs = (difference: ClockDifference | undefined): number =>
  difference && isPlausible(difference) ? Math.min(Math.max(0, difference.leastMs), difference.mostMs) : 0;

/** By how much more than `differenceMs` the city's records may be ahead. */
export const uncertaintyMs = (difference: ClockDifference | undefined): number =>
  difference && isPlausible(difference) ? difference.mostMs - differenceMs(difference) : nearMs;

/** Clocks are at most `nearMs` apart: what says more has measured something else. */
export const isPlausible = ({ leastMs, mostMs }: ClockDifference): boolean => leastMs <= nearMs && mostMs >= -nearMs;

/** The record with its moments of the Date header by the city's own clock. What the city has dated itself stays. */
export const byCityClock = (attempt: Attempt, aheadMs: number): Attempt => {
  const { sentAt, knownAt, nextSentAts, nextElseSentAts } = attempt;
  const ahead = (at: Instant): Instant => at + aheadMs;
  return {
    ...attempt,
    sentAt: ahead(sentAt),
    // A measurement may be wrong: it must not narrow what counts as near.
    sentAtEarliest: Math.min(sentAt, ahead(sentAt)),
    knownAt: knownAt === undefined ? undefined : ahead(knownAt),
    nextSentAts: nextSentAts?.map(ahead),
    nextElseSentAts: nextElseSentAts?.map(ahead),
  };
};
/** What an earlier payment made may be dated as much later as the city may be further ahead. */
export const earlierByCityClock = (
  { sentAt, at, isSame }: EarlierPayment,
  aheadMs: number,
  uncertaintyMs: number,
): EarlierPayment => ({
  sentAt: sentAt + aheadMs,
  at: at + aheadMs + uncertaintyMs,
  isSame,
});
