import type { Attempt } from './attempt';
import { minuteMs } from './cityTime';
import type { Operation } from './operation';
import type { ParkingSession } from './session';
import { byCount } from './reconcile.counts';
import { countOf, unknownOf } from './reconcile.lines';
import { clockSlackMs, timing, type Snapshot, type Verdict } from './reconcile.snapshot';

/** Was the stay extended before the sending, from another device as like as not, and after what the screen showed of it was read? Then its end had moved already. */
const isRenewedElsewhere = (attempt: Attempt, operations: readonly Operation[]): boolean => {
  const { sessionId, knownAt, endsAtRead } = attempt;
  const isUnseen = ({ at }: Operation): boolean => knownAt !== undefined && at > knownAt + clockSlackMs && timing(attempt, at) === 'before';
  // What this device has done is in the end that it reckons with.
  return (
    endsAtRead === undefined &&
    operations.some((line) => line.type === 'renew' && line.status === 'done' && line.orderNumber === sessionId && isUnseen(line))
  );
};

/** The end moved by the duration, or by twice the duration; where the end tells nothing, the debits do. */
export const judgeRenew = (attempt: Attempt, { sessions, areSessionsComplete, operations }: Snapshot): Verdict => {
  const session = sessions.find(({ id }) => id === attempt.sessionId);
  if (attempt.laterMin) return judgeEarlierRenew(attempt, attempt.laterMin, session);
  const debits = operations && attempt.sessionId ? countOf(attempt, operations, 'renew', attempt.sessionId) : undefined;
  // Those of extensions made shortly before may be among them, or not; what was known of them is not.
  const lines = (operations ?? []).filter(
    ({ type, orderNumber, at }) => type === 'renew' && orderNumber === attempt.sessionId && timing(attempt, at) !== 'before',
  );
  const earlier = Math.max(0, (attempt.justMade ?? 0) - (lines.length - unknownOf(attempt, lines).length));
  const own = debits && Math.max(0, debits.since - earlier);
  const mayBeOwn = debits !== undefined && debits.since + debits.maybe > 0;
  // So many lines of its minute are explained by what was made then.
  const isOfEarlier = debits !== undefined && debits.maybe <= (attempt.madeThisMinute ?? 0);
  if (session && attempt.endsAtBefore !== undefined && attempt.durationMin) {
    const moved = Math.round((session.endsAt - attempt.endsAtBefore) / minuteMs);
    const isElsewhere = isRenewedElsewhere(attempt, operations ?? []);
    if (isElsewhere && !mayBeOwn && moved > 0) return 'unclear';
    if (moved === attempt.durationMin) return own !== undefined && own > 1 ? 'twice' : 'done';
    if (moved === 2 * attempt.durationMin) return isElsewhere && own !== undefined && own <= 1 ? 'done' : 'twice';
    // The end that must be there by what was done before may be the one that this has brought: then its line is there beside that one's.
    if (moved === 0 && attempt.endsAtRead !== undefined)
      return debits !== undefined && debits.since + debits.maybe <= earlier ? 'notDone' : 'unclear';
    if (moved === 0) return own === undefined || (own === 0 && isOfEarlier) ? 'notDone' : 'unclear';
    return own ? byCount(own) : 'unclear';
  }
  if (!areSessionsComplete || debits === undefined || own === undefined || (mayBeOwn && own === 0)) return 'unclear';
  return byCount(own);
};

/** The stay was extended again since, or that was tried: the end tells of both, and the debits of neither alone. */
const judgeEarlierRenew = ({ endsAtBefore, durationMin }: Attempt, laterMin: number, session: ParkingSession | undefined): Verdict => {
  if (!session || endsAtBefore === undefined || !durationMin) return 'unclear';
  const moved = Math.round((session.endsAt - endsAtBefore) / minuteMs);
  if (moved === durationMin || moved === durationMin + laterMin) return 'done';
  return moved === 2 * durationMin + laterMin ? 'twice' : 'unclear';
};
