import { movesMoney, type Attempt } from '~/domain/payments/attempt';
import { mayBeDuplicateRefusal } from '~/domain/payments/duplicateRefusal';
import { changeAttempts } from '~/state/payments/attempts';
import { saveAttempt } from '~/state/payments/openAttempts';
import { handleLoss, handleSuccess, type FollowUp, type Loss, type Refusal } from './runAttempt';
import { attemptStateOf, dispatchAttemptEvent } from './dispatchAttemptEvent';

/** The readings that a follow-up consists of. */
export interface FollowUpReads extends Pick<FollowUp, 'reconcile' | 'checkForDuplicate'> {
  /** Reads once whether an attempt was carried out although it was refused (as recorded in it) or never answered. */
  isDoneDespiteRefusal: (attempt: Attempt) => Promise<boolean | 'failed'>;
}

/** True for link requests that a city may pay from the balance instead, if the balance suffices by then. */
export const mayTakeBalance = ({ kind, isOnlyLink }: Attempt): boolean =>
  isOnlyLink === true && (kind === 'renew' || kind === 'subscribe');

/** Follows up refusals and lost links with further readings: the payment may have been made all the same. */
export const createFollowUp = ({ isDoneDespiteRefusal, ...readings }: FollowUpReads): FollowUp => {
  const handleDuplicateRefusal = async (attempt: Attempt, { errorName, message }: Refusal): Promise<void> => {
    const refused: Attempt = { ...attempt, refusedAs: errorName };
    // Only if the record still exists: a refusal may arrive after a reading has ended the attempt.
    changeAttempts(
      ({ id }) => id === attempt.id,
      (one) => ({ ...one, refusedAs: errorName }),
    );
    const isDone = await isDoneDespiteRefusal(refused);
    // If the reading fails, the answer counts as lost.
    if (isDone === 'failed') await handleLoss(refused, { cause: 'network' }, followUp);
    else if (isDone) await handleSuccess(refused, followUp);
    else dispatchAttemptEvent(refused, { type: 'refused', errorName, message });
  };
  const reconcileLostLink = async (link: Attempt, loss: Loss): Promise<void> => {
    const isPaid = await isDoneDespiteRefusal(link);
    // A late answer has settled it in the meantime.
    if (attemptStateOf(link).phase !== 'sending') return;
    const payment = { ...link, isOnlyLink: undefined };
    if (isPaid === true) return handleSuccess(payment, followUp);
    // The city may still be working on it and charge the balance.
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
