import { movesMoney, type Attempt } from '~/domain/attempt';
import { mayBeEcho } from '~/domain/echo';
import { changeAttempts } from '~/state/attempts';
import { keepAttempt } from '~/state/openAttempts';
import { lose, succeed, type FollowUp, type Loss, type Refusal } from './runAttempt';
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
    if (isDone === 'failed') await lose(refused, { cause: 'network' }, followUp);
    else if (isDone) await succeed(refused, followUp);
    else tell(refused, { type: 'refused', errorName, message });
  };
  const judgeLink = async (link: Attempt, loss: Loss): Promise<void> => {
    const isPaid = await isEcho(link);
    // A late answer has told it meanwhile.
    if (stateOf(link).phase !== 'sending') return;
    const payment = { ...link, isOnlyLink: undefined };
    if (isPaid === true) return succeed(payment, followUp);
    // The city may be at it still, and take the balance.
    keepAttempt(payment);
    await lose(payment, loss, followUp);
  };
  const followUp: FollowUp = {
    ...readings,
    hearRefusal: (attempt, refusal) => (mayBeEcho(attempt.kind, refusal.errorName) && movesMoney(attempt) ? judge(attempt, refusal) : undefined),
    loseLink: (attempt, loss) => (mayTakeBalance(attempt) ? judgeLink(attempt, loss) : undefined),
  };
  return followUp;
};
