import type { Attempt, NotSent } from '~/domain/attempt';
import type { AttemptState } from '~/domain/attempt.state';
import { AttemptNotice } from './AttemptNotice';
import { NotSentNotice } from './NotSentNotice';

interface Props {
  run: {
    trace?: { attempt: Attempt; state: AttemptState };
    notSent?: NotSent;
    /** Given where the server can be asked once more. */
    checkAgain?: () => void;
  };
}

/** What came of a tap, when it was not a plain success. */
export const RunNotice = ({ run: { trace, notSent, checkAgain } }: Props) => (
  <>
    <NotSentNotice why={notSent} />
    {trace && <AttemptNotice attempt={trace.attempt} state={trace.state} onCheckAgain={checkAgain} />}
  </>
);
