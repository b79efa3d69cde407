import type { Attempt } from '../attempt';
import { minuteMs } from '../../time/cityTime';
import type { Operation } from '../../history/operation';
import type { Stay } from '../../stay/stay';
import { verdictByCount } from './counts';
import { countOperations, unknownOperations } from './operationMatch';
import { timing, type Snapshot, type Verdict } from './snapshot';
import { clockSlackMs } from '../../time/clockSlack';

/** Was the stay extended before the sending, from another device as like as not, and after what the screen showed of it was read? Then its end had moved already. */
const isRenewedElsewhere = (attempt: Attempt, operations: readonly Operation[]): boolean => {
  const { sessionId, knownAt, endsAtRead } = attempt;
  const isUnseen = ({ at }: Operation): boolean =>
    knownAt !== undefined && at > knownAt + clockSlackMs && timing(attempt, at) === 'before';
  // What this device has done is in the end that it reckons with.
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

/** The end moved by the duration, or by twice the duration; where the end tells nothing, the debits do. */
export const assessRenewal = (attempt: Attempt, { stays, areStaysComplete, operations }: Snapshot): Verdict => {
  const stay = stays.find(({ id }) => id === attempt.sessionId);
  if (attempt.laterMin) return assessEarlierRenewal(attempt, attempt.laterMin, stay);
  const debits =
    operations && attempt.sessionId ? countOperations(attempt, operations, 'renew', attempt.sessionId) : undefined;
  // Debits of extensions made shortly before may be among them, except those that were known before the sending.
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
  // So many lines of its minute are explained by what was made then.
  const isOfEarlier = debits !== undefined && debits.maybe <= (attempt.madeThisMinute ?? 0);
  if (stay && attempt.endsAtBefore !== undefined && attempt.durationMin) {
    const moved = Math.round((stay.endsAt - attempt.endsAtBefore) / minuteMs);
    const isElsewhere = isRenewedElsewhere(attempt, operations ?? []);
    if (isElsewhere && !mayBeAttributable && moved > 0) return 'unclear';
    if (moved === attempt.durationMin) return attributable !== undefined && attributable > 1 ? 'twice' : 'done';
    if (moved === 2 * attempt.durationMin)
      return isElsewhere && attributable !== undefined && attributable <= 1 ? 'done' : 'twice';
    // The end that must be there by what was done before may be the one that this has brought: then its line is there beside that one's.
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

/** The stay was extended again since, or that was tried: the end tells of both, and the debits of neither alone. */
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
