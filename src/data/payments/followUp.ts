import { movesMoney, type Attempt } from '~/domain/payments/attempt';
import { mayBeDuplicateRefusal } from '~/domain/payments/duplicateRefusal';
import { changeAttempts } from '~/state/payments/attempts';
import { saveAttempt } from '~/state/payments/openAttempts';
import { handleLoss, handleSuccess, type FollowUp, type Loss, type Refusal } from './runAttempt';
import { attemptStateOf, dispatchAttemptEvent } from './dispatchAttemptEvent';

/** The readings that a follow-up is made of. */
export interface FollowUpReads extends Pick<FollowUp, 'reconcile' | 'checkForDuplicate'> {
  /** Was an attempt that was refused, as stands in it, or that nothing was heard of, done all the same? One reading. */
  isDoneDespiteRefusal: (attempt: Attempt) => Promise<boolean | 'failed'>;
}

/** Links in place of which a city may take the balance, where that is enough by now. */
export const mayTakeBalance = ({ kind, isOnlyLink }: Attempt): boolean =>
  isOnlyLink === true && (kind === 'renew' || kind === 'subscribe');

/** Follows up by some readings what a refusal or a lost link may hide: that it was done all the same (`reliability.md`, section 5). */
export const createFollowUp = ({ isDoneDespiteRefusal, ...readings }: FollowUpReads): FollowUp => {
  const handleDuplicateRefusal = async (attempt: Attempt, { errorName, message }: Refusal): Promise<void> => {
    const refused: Attempt = { ...attempt, refusedAs: errorName };
    // Only where it still stands: a refusal may come after a reading has ended it.
    changeAttempts(
      ({ id }) => id === attempt.id,
      (one) => ({ ...one, refusedAs: errorName }),
    );
    const isDone = await isDoneDespiteRefusal(refused);
    // Where the reading fails, the answer is as good as lost.
    if (isDone === 'failed') await handleLoss(refused, { cause: 'network' }, followUp);
    else if (isDone) await handleSuccess(refused, followUp);
    else dispatchAttemptEvent(refused, { type: 'refused', errorName, message });
  };
  const reconcileLostLink = async (link: Attempt, loss: Loss): Promise<void> => {
    const isPaid = await isDoneDespiteRefusal(link);
    // A late answer has told it meanwhile.
    if (attemptStateOf(link).phase !== 'sending') return;
    const payment = { ...link, isOnlyLink: undefined };
    if (isPaid === true) return handleSuccess(payment, followUp);
    // The city may be at it still, and take the balance.
    saveAttempt(payment);
    await handleLoss(payment, loss, followUp);
  };
  const followUp: FollowUp = {
    ...readings,
    handleRefusal: (attempt, refusal) =>
      mayBeDuplicateRefusal(attempt.kind, refusal.errorName) && movesMoney(attempt)
        ? handleDuplicateRefusal(attempt, refusal)
        : undefined,
    handleLostLink: (attempt, loss) => (mayTakeBalance(attempt) ? reconcileLostLink(attempt, loss) : undefined),
  };
  return followUp;
};
