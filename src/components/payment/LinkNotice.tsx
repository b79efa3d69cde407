import type { NotSent } from '~/domain/payments/attempt';
import type { AttemptState } from '~/domain/payments/attempt.state';
import { EndNotice } from './EndNotice';
import { NotSentNotice } from './NotSentNotice';

interface Props {
  run: { attemptStatus?: { state: AttemptState }; notSent?: NotSent };
}

/**
 * The result of requesting a link, unless it was a plain success. The request charges nothing, so its ending is never
 * in doubt.
 */
export const LinkNotice = ({ run: { attemptStatus, notSent } }: Props) => (
  <>
    <NotSentNotice why={notSent} />
    {attemptStatus && <EndNotice state={attemptStatus.state} />}
  </>
);
