import type { Attempt } from '../attempt';
import { minuteMs, type Instant } from '../../time/cityTime';
import type { Operation } from '../../history/operation';
import type { EarlierPayment } from './earlierPayments';
import { nearMs } from './snapshot';

/**
 * How far a city's own clock is ahead of its `Date` header (decision 0002). The clock dates stays and operations; the
 * header may come from a proxy. The difference lies between these two bounds, in milliseconds.
 */
export interface ClockDifference {
  leastMs: number;
  mostMs: number;
}

/**
 * Returns the bounds from one payment. Its operation is dated `at`. It was written between the sending and the
 * response, or the reading that found it.
 */
export const measuredDifference = (
  { at }: Pick<Operation, 'at'>,
  sentAt: Instant,
  foundAt: Instant,
): ClockDifference => ({
  leastMs: at - foundAt,
  // A city that writes no seconds truncates up to a minute, any other up to a second.
  mostMs: at + (at % minuteMs === 0 ? minuteMs : 1000) - sentAt,
});

/** Combines both measurements. If they contradict each other, only the newer one counts, because a clock was set. */
export const joinedDifference = (known: ClockDifference | undefined, next: ClockDifference): ClockDifference => {
  const leastMs = Math.max(known?.leastMs ?? next.leastMs, next.leastMs);
  const mostMs = Math.min(known?.mostMs ?? next.mostMs, next.mostMs);
  return leastMs <= mostMs ? { leastMs, mostMs } : next;
};

/**
 * Returns the smallest difference that a measurement allows. A difference that clocks and latency explain counts as
 * none.
 */
export const differenceMs = (difference: ClockDifference | undefined): number =>
  difference && isPlausible(difference) ? Math.min(Math.max(0, difference.leastMs), difference.mostMs) : 0;

/** Returns how much further than `differenceMs` the city's records may be ahead. */
export const uncertaintyMs = (difference: ClockDifference | undefined): number =>
  difference && isPlausible(difference) ? difference.mostMs - differenceMs(difference) : nearMs;

/** Clocks are at most `nearMs` apart. A larger difference means that something else was measured. */
export const isPlausible = ({ leastMs, mostMs }: ClockDifference): boolean => leastMs <= nearMs && mostMs >= -nearMs;

/**
 * Converts the record's times from the `Date` header to the city's own clock. Times that the city recorded itself are
 * unchanged.
 */
export const byCityClock = (attempt: Attempt, aheadMs: number): Attempt => {
  const { sentAt, knownAt, nextSentAts, nextElseSentAts } = attempt;
  const ahead = (at: Instant): Instant => at + aheadMs;
  return {
    ...attempt,
    sentAt: ahead(sentAt),
    // The measurement may be wrong, so it must not narrow the range that counts as near.
    sentAtEarliest: Math.min(sentAt, ahead(sentAt)),
    knownAt: knownAt === undefined ? undefined : ahead(knownAt),
    nextSentAts: nextSentAts?.map(ahead),
    nextElseSentAts: nextElseSentAts?.map(ahead),
  };
};
/** Converts an earlier payment to the city's clock. Its results may be dated later by the remaining uncertainty. */
export const earlierByCityClock = (
  { sentAt, at, isSame }: EarlierPayment,
  aheadMs: number,
  uncertaintyMs: number,
): EarlierPayment => ({
  sentAt: sentAt + aheadMs,
  at: at + aheadMs + uncertaintyMs,
  isSame,
});
