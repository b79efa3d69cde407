import { movesMoney, type Attempt } from '~/domain/attempt';
import type { LostCause } from '~/domain/attempt.flow';
import { mayBeEcho } from '~/domain/echo';
import { changeAttempts } from '~/state/attempts';
import { keepAttempt } from '~/state/openAttempts';
import { lose, succeed, type FollowUp, type Refusal } from './runAttempt';
import { stateOf, tell } from './tell';

/** The readings that a follow-up is made of. */
export interface Readings extends Pick<FollowUp, 'reconcile' | 'lookOver'> {
  /** Was an attempt that was refused, as stands in it, or that nothing was heard of, done all the same? One reading. */
  isEcho: (attempt: Attempt) => Promise<boolean | 'failed'>;
}

/** Links in place of which a city may take the balance, where that is enough by now. */
export const mayTakeBalance = ({ kind, isOnlyLink }: Attempt): boolean => isOnlyLink === true && (kind === 'renew' || kind === 'subscribe');

/** Follows up by some readings what a refusal or a lost link may hide: that it was done all the same (`reliability.md`, section 5). */
export const followedBy = ({ isEcho, ...readings }: Readings): FollowUp => {
  const judge = async (attempt: Attempt, { errorName, message }: Refusal): Promise<void> => {
    const refused: Attempt = { ...attempt, refusedAs: errorName };
    // Only where it still stands: a refusal may come after a reading has ended it.
    changeAttempts(
      ({ id }) => id === attempt.id,
      (one) => ({ ...one, refusedAs: errorName }),
    );
    const isDone = await isEcho(refused);
    // Where the reading fails, the answer is as good as lost.
    if (isDone === 'failed') await lose(refused, 'network', followUp);
    else if (isDone) await succeed(refused, followUp);
    else tell(refused, { type: 'refused', errorName, message });
  };
  const judgeLink = async (link: Attempt, cause: LostCause, said?: string): Promise<void> => {
    const isPaid = await isEcho(link);
    // A late answer has told it meanwhile.
    if (stateOf(link).phase !== 'sending') return;
    const payment = { ...link, isOnlyLink: undefined };
    if (isPaid === true) await succeed(payment, followUp);
    else if (isPaid || cause === 'timeout') {
      // A city that takes its time may carry it out yet.
      keepAttempt(payment);
      await lose(payment, cause, followUp, said);
    } else tell(link, { type: 'lost', cause, isOnlyLink: true, said });
  };
  const followUp: FollowUp = {
    ...readings,
    hearRefusal: (attempt, refusal) => (mayBeEcho(attempt.kind, refusal.errorName) && movesMoney(attempt) ? judge(attempt, refusal) : undefined),
    loseLink: (attempt, cause, said) => (mayTakeBalance(attempt) ? judgeLink(attempt, cause, said) : undefined),
  };
  return followUp;
};
