import type { Attempt, NotSent } from '~/domain/payments/attempt';
import type { AttemptState } from '~/domain/payments/attempt.state';
import { AttemptNotice } from './AttemptNotice';
import { NotSentNotice } from './NotSentNotice';

interface Props {
  run: {
    attemptStatus?: { attempt: Attempt; state: AttemptState };
    notSent?: NotSent;
    /** Set if the server can be asked once more. */
    checkAgain?: () => void;
  };
}

/** The outcome of a tap that was not a plain success. */
export const RunNotice = ({ run: { attemptStatus, notSent, checkAgain } }: Props) => (
  <>
    <NotSentNotice why={notSent} />
    {attemptStatus && (
      <AttemptNotice attempt={attemptStatus.attempt} state={attemptStatus.state} onCheckAgain={checkAgain} />
    )}
  </>
);
