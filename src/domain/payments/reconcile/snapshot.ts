import type { Attempt, VehicleAtPlace } from '../attempt';
import { minuteMs, type Instant } from '../../time/cityTime';
import type { Operation } from '../../history/operation';
import type { Stay } from '../../stay/stay';
import { clockSlackMs } from '../../time/clockSlack';

/** The server's state, read after a response was lost. */
export interface Snapshot {
  /** The server's time of the reading. */
  at: Instant;
  stays: readonly Stay[];
  /** False if an entry could not be read. Then no absence may be concluded. */
  areStaysComplete: boolean;
  /** Undefined if the history could not be read. */
  operations?: readonly Operation[];
  /** False if the history does not reach back to the sending. Then no absence may be concluded from it. */
  areOperationsComplete: boolean;
  /**
   * True if something was removed that may be the attempt's own (`withoutEarlierPayments`). Then no absence may be
   * concluded either.
   */
  isGuessed?: boolean;
}

export type Verdict = 'done' | 'twice' | 'notDone' | 'unclear';

/**
 * The city's own clock may differ by ten minutes from its `Date` header, which a proxy may write (decision 0002). One
 * more minute covers responses and whole seconds. Results dated this near to the sending, and unknown before it, may be
 * the attempt's own.
 */
export const nearMs = 11 * minuteMs;

/** Some servers truncate the seconds of a start, others may round it down to a quarter of an hour. */
export const roundingMs = 16 * minuteMs;

export type MatchesTarget = (place: VehicleAtPlace) => boolean;

/**
 * Compares a time recorded by the city with the sending: since it, before it, or possibly either. A city without
 * seconds dates its results to the minute of the sending. It dates earlier results of that minute the same way.
 */
export const timing = (
  { sentAt, madeThisMinute }: Pick<Attempt, 'sentAt' | 'madeThisMinute'>,
  at: Instant,
): 'since' | 'maybe' | 'before' => {
  if (at >= sentAt - clockSlackMs) return 'since';
  if (at % minuteMs !== 0 || at <= sentAt - clockSlackMs - minuteMs) return 'before';
  return at > sentAt - minuteMs && !madeThisMinute ? 'since' : 'maybe';
};

/**
 * True if a time recorded by the city is after the sending, or near enough that it may belong to the attempt by any
 * clock.
 */
export const isNear = (
  { sentAt, sentAtEarliest = sentAt }: Pick<Attempt, 'sentAt' | 'sentAtEarliest'>,
  at: Instant,
): boolean => at > sentAtEarliest - nearMs - (at % minuteMs === 0 ? minuteMs : 0);

/**
 * True if a page of the history reaches back to the attempt's possible results. Otherwise no absence may be concluded.
 */
export const reachesBack = (attempt: Pick<Attempt, 'sentAt' | 'startsAt'>, operations: readonly Operation[]): boolean =>
  operations.some(({ at }) => !isNear(attempt, at) && at <= (attempt.startsAt ?? at));

/**
 * Whether an operation names the attempt's ticket: at its own car park (`here`) or at one with another name
 * (`elsewhere`).
 */
export type MatchTicket = (operation: Operation) => 'here' | 'elsewhere' | undefined;
