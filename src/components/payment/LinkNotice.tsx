import type { NotSent } from '~/domain/payments/attempt';
import type { AttemptState } from '~/domain/payments/attempt.state';
import { EndNotice } from './EndNotice';
import { NotSentNotice } from './NotSentNotice';

interface Props {
  run: { attemptStatus?: { state: AttemptState }; notSent?: NotSent };
}

/** What came of asking for a link, when it was not a plain success: that charges nobody, and so its ending is never in doubt. */
export const LinkNotice = ({ run: { attemptStatus, notSent } }: Props) => (
  <>
    <NotSentNotice why={notSent} />
    {attemptStatus && <EndNotice state={attemptStatus.state} />}
  </>
);
