import type { AttemptState } from '~/domain/payments/attempt.state';
import { EndNotice } from './EndNotice';

/** From the button, which is at the foot, it would not be seen. */
const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });

/** What the city refused a payment for: above the form (document 1, sections 4 and 8). Anything else is told at the button. */
export const RefusalNotice = ({ run: { attemptStatus } }: { run: { attemptStatus?: { state: AttemptState } } }) =>
  attemptStatus?.state.phase === 'refused' && (
    <div ref={bringIntoView}>
      <EndNotice state={attemptStatus.state} />
    </div>
  );
