import type { NotSent } from '~/domain/attempt';
import type { AttemptState } from '~/domain/attempt.state';
import { EndNotice } from './EndNotice';
import { NotSentNotice } from './NotSentNotice';

interface Props {
  run: { trace?: { state: AttemptState }; notSent?: NotSent };
}

/** What came of asking for a link, when it was not a plain success: that charges nobody, and so its ending is never in doubt. */
export const LinkNotice = ({ run: { trace, notSent } }: Props) => (
  <>
    <NotSentNotice why={notSent} />
    {trace && <EndNotice state={trace.state} />}
  </>
);
