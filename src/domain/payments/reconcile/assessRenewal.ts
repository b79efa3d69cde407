import type { Attempt } from '../attempt';
import { minuteMs } from '../../time/cityTime';
import type { Operation } from '../../history/operation';
import type { Stay } from '../../stay/stay';
import { verdictByCount } from './counts';
import { countOperations, unknownOperations } from './operationMatch';
import { timing, type Snapshot, type Verdict } from './snapshot';
import { clockSlackMs } from '../../time/clockSlack';

/**
 * True if the stay was extended before the sending, probably from another device, after the data on the screen were
 * read. Its end had then already moved.
 */
const isRenewedElsewhere = (attempt: Attempt, operations: readonly Operation[]): boolean => {
  const { sessionId, knownAt, endsAtRead } = attempt;
  const isUnseen = ({ at }: Operation): boolean =>
    knownAt !== undefined && at > knownAt + clockSlackMs && timing(attempt, at) === 'before';
  // Extensions by this device are already included in the expected end.
  return (
    endsAtRead === undefined &&
    operations.some(
      (operation) =>
        operation.type === 'renew' &&
        operation.status === 'done' &&
        operation.orderNumber === sessionId &&
        isUnseen(operation),
    )
  );
};

/** The end moved by the duration, or by twice the duration. If the end is inconclusive, the debits decide. */
export const assessRenewal = (attempt: Attempt, { stays, areStaysComplete, operations }: Snapshot): Verdict => {
  const stay = stays.find(({ id }) => id === attempt.sessionId);
  if (attempt.laterMin) return assessEarlierRenewal(attempt, attempt.laterMin, stay);
  const debits =
    operations && attempt.sessionId ? countOperations(attempt, operations, 'renew', attempt.sessionId) : undefined;
  // These debits may include extensions made shortly before, except those known before the sending.
  const renewals = (operations ?? []).filter(
    ({ type, orderNumber, at }) =>
      type === 'renew' && orderNumber === attempt.sessionId && timing(attempt, at) !== 'before',
  );
  const earlier = Math.max(
    0,
    (attempt.justMade ?? 0) - (renewals.length - unknownOperations(attempt, renewals).length),
  );
  const attributable = debits && Math.max(0, debits.since - earlier);
  const mayBeAttributable = debits !== undefined && debits.since + debits.maybe > 0;
  // The payments made earlier in the same minute explain this many operations.
  const isOfEarlier = debits !== undefined && debits.maybe <= (attempt.madeThisMinute ?? 0);
  if (stay && attempt.endsAtBefore !== undefined && attempt.durationMin) {
    const moved = Math.round((stay.endsAt - attempt.endsAtBefore) / minuteMs);
    const isElsewhere = isRenewedElsewhere(attempt, operations ?? []);
    if (isElsewhere && !mayBeAttributable && moved > 0) return 'unclear';
    if (moved === attempt.durationMin) return attributable !== undefined && attributable > 1 ? 'twice' : 'done';
    if (moved === 2 * attempt.durationMin)
      return isElsewhere && attributable !== undefined && attributable <= 1 ? 'done' : 'twice';
    // The end that earlier extensions must have produced may be due to this attempt. Its operation then appears next to
    // theirs.
    if (moved === 0 && attempt.endsAtRead !== undefined)
      return debits !== undefined && debits.since + debits.maybe <= earlier ? 'notDone' : 'unclear';
    if (moved === 0) return attributable === undefined || (attributable === 0 && isOfEarlier) ? 'notDone' : 'unclear';
    return attributable ? verdictByCount(attributable) : 'unclear';
  }
  if (
    !areStaysComplete ||
    debits === undefined ||
    attributable === undefined ||
    (mayBeAttributable && attributable === 0)
  )
    return 'unclear';
  return verdictByCount(attributable);
};

/**
 * The stay was extended again since, or an attempt was made. The end reflects both, and the debits identify neither.
 */
const assessEarlierRenewal = (
  { endsAtBefore, durationMin }: Attempt,
  laterMin: number,
  stay: Stay | undefined,
): Verdict => {
  if (!stay || endsAtBefore === undefined || !durationMin) return 'unclear';
  const moved = Math.round((stay.endsAt - endsAtBefore) / minuteMs);
  if (moved === durationMin || moved === durationMin + laterMin) return 'done';
  return moved === 2 * durationMin + laterMin ? 'twice' : 'unclear';
};
