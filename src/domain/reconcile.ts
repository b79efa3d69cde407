import type { Attempt } from './attempt';
import { judgePlanar, judgeSubscribe } from './reconcile.judgeBought';
import { judgeRenew } from './reconcile.judgeRenew';
import { judgeCancel, judgeEndDeferred, judgePost, judgeStart, judgeStartDeferred } from './reconcile.judgeStay';
import { isUnknown } from './operation';
import { mayBeThere } from './reconcile.near';
import type { IsHere, NamesTicket, Snapshot, Verdict } from './reconcile.snapshot';

/**
 * Judges one attempt by one read. `isHere` says whether a stay has the attempt's target (its car at its place), `namesTicket`
 * whether a line of the history names its ticket.
 * "Not done" from one read is not final yet: see `attempt.flow`.
 */
export const judge = (attempt: Attempt, snapshot: Snapshot, isHere: IsHere, namesTicket: NamesTicket = () => undefined): Verdict => {
  const verdict = judgeEitherWay(attempt, snapshot, isHere, namesTicket);
  if (verdict !== 'notDone') return verdict;
  if (snapshot.isGuessed || mayBeThere(attempt, snapshot, isHere, namesTicket)) return 'unclear';
  // What such a history does not hold is as good as not read.
  return snapshot.areOperationsComplete ? verdict : judgeEitherWay(attempt, { ...snapshot, operations: undefined }, isHere, namesTicket);
};

/** A line of unknown status may have moved money or not: only what holds either way is concluded. */
const judgeEitherWay = (attempt: Attempt, snapshot: Snapshot, isHere: IsHere, namesTicket: NamesTicket): Verdict => {
  const { operations } = snapshot;
  if (!operations?.some(isUnknown)) return judgeBy(attempt, snapshot, isHere, namesTicket);
  const known = operations.filter((line) => !isUnknown(line));
  const taken = operations.map((line) => (isUnknown(line) ? { ...line, status: 'done' as const } : line));
  const ifNot = judgeBy(attempt, { ...snapshot, operations: known }, isHere, namesTicket);
  const ifSo = judgeBy(attempt, { ...snapshot, operations: taken }, isHere, namesTicket);
  if (ifNot === ifSo) return ifNot;
  return [ifNot, ifSo].every((verdict) => verdict === 'done' || verdict === 'twice') ? 'done' : 'unclear';
};

const judgeBy = (attempt: Attempt, snapshot: Snapshot, isHere: IsHere, namesTicket: NamesTicket): Verdict => {
  if (attempt.kind === 'start')
    return attempt.startsAt === undefined ? judgeStart(attempt, snapshot, isHere) : judgePost(attempt, attempt.startsAt, snapshot, isHere);
  if (attempt.kind === 'renew') return judgeRenew(attempt, snapshot);
  if (attempt.kind === 'cancel') return judgeCancel(attempt, snapshot);
  if (attempt.kind === 'subscribe') return judgeSubscribe(attempt, snapshot);
  if (attempt.kind === 'planar' && attempt.isOnlyLink !== true) return judgePlanar(attempt, snapshot, namesTicket);
  if (attempt.kind === 'startDeferred') return judgeStartDeferred(attempt, snapshot, isHere);
  if (attempt.kind === 'endDeferred') return judgeEndDeferred(attempt, snapshot);
  // A link that never arrived charged nobody.
  return 'notDone';
};
