import type { Attempt, VehicleAtPlace } from '../attempt';
import { minuteMs, type Instant } from '../../time/cityTime';
import type { Operation } from '../../history/operation';
import type { Stay } from '../../stay/stay';
import { clockSlackMs } from '../../time/clockSlack';

/** What the server knows, read after an answer was lost (`reliability.md`, section 4). */
export interface Snapshot {
  /** The server's time of the read. */
  at: Instant;
  stays: readonly Stay[];
  /** False where an entry could not be read: then nothing may be concluded from an absence. */
  areStaysComplete: boolean;
  /** Undefined where the history could not be read. */
  operations?: readonly Operation[];
  /** False where the history that was read does not reach back to the sending: then nothing may be concluded from an absence in it. */
  areOperationsComplete: boolean;
  /** Something was taken away that may be the attempt's own (`withoutEarlierPayments`): then nothing may be concluded from an absence either. */
  isGuessed?: boolean;
}

export type Verdict = 'done' | 'twice' | 'notDone' | 'unclear';

/**
 * The city's own clock may be ten minutes from that of its Date header, which a proxy may write (decision 0002); one more is what answers and whole
 * seconds take. What is dated this near to the sending, and was not known before it, may be the attempt's own.
 */
export const nearMs = 11 * minuteMs;

/** Some servers cut off the seconds of a beginning, others may round it down to a quarter of an hour. */
export const roundingMs = 16 * minuteMs;

export type MatchesTarget = (place: VehicleAtPlace) => boolean;

/**
 * How a moment that the city writes down stands to the sending: since it, before it, or perhaps either. A city that writes no seconds
 * dates what it does by the minute of the sending, and what it did earlier in that minute as well.
 */
export const timing = (
  { sentAt, madeThisMinute }: Pick<Attempt, 'sentAt' | 'madeThisMinute'>,
  at: Instant,
): 'since' | 'maybe' | 'before' => {
  if (at >= sentAt - clockSlackMs) return 'since';
  if (at % minuteMs !== 0 || at <= sentAt - clockSlackMs - minuteMs) return 'before';
  return at > sentAt - minuteMs && !madeThisMinute ? 'since' : 'maybe';
};

/** Is a moment that the city writes down so near to the sending, or after it, that it may be of what was sent, whatever the clocks? */
export const isNear = (
  { sentAt, sentAtEarliest = sentAt }: Pick<Attempt, 'sentAt' | 'sentAtEarliest'>,
  at: Instant,
): boolean => at > sentAtEarliest - nearMs - (at % minuteMs === 0 ? minuteMs : 0);

/** Does a page of the history reach back to what an attempt may have made? Where it does not, nothing may be concluded from an absence. */
export const reachesBack = (attempt: Pick<Attempt, 'sentAt' | 'startsAt'>, operations: readonly Operation[]): boolean =>
  operations.some(({ at }) => !isNear(attempt, at) && at <= (attempt.startsAt ?? at));

/** Whether a line of the history names the ticket of an attempt, and at its own parking or at one of another name. */
export type MatchTicket = (operation: Operation) => 'here' | 'elsewhere' | undefined;
