import type { AttemptState } from '~/domain/payments/attempt.state';
import { EndNotice } from './EndNotice';

/** The button is at the bottom, so the notice above the form would be out of view. */
const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });

/** A refused payment, shown above the form. Other outcomes are shown at the button. */
export const RefusalNotice = ({ run: { attemptStatus } }: { run: { attemptStatus?: { state: AttemptState } } }) =>
  attemptStatus?.state.phase === 'refused' && (
    <div ref={bringIntoView}>
      <EndNotice state={attemptStatus.state} />
    </div>
  );
