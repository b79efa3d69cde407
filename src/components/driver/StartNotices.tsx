import type { ComponentProps } from 'react';
import { AttemptNotice } from '../payment/AttemptNotice';
import { RunNotice } from '../payment/RunNotice';
import { LinkWarning } from '../warnings/LinkWarning';
import type { useDriverStay } from './useDriverStay';

type Run = ComponentProps<typeof RunNotice>['run'];

interface Props {
  stay: Pick<ReturnType<typeof useDriverStay>, 'applied' | 'form' | 'known' | 'vehicles' | 'context'>;
  /** The values of the form that a link may have filled in. */
  values: ComponentProps<typeof LinkWarning>['values'];
  start: Run & { clear: () => void };
  /** True if the form is for another stay than the attempt by now. */
  isOther: boolean;
}

/** At the button of a driver's form: what a link filled in, and the outcome of a tap that was not a plain success. */
export const StartNotices = ({ stay, values, start, isOther }: Props) => (
  <>
    <LinkWarning
      applied={stay.applied}
      values={values}
      set={stay.form.set}
      known={stay.known}
      offered={stay.vehicles[0]}
      intervals={stay.context.intervals}
    />
    {isOther && start.attemptStatus && (
      <AttemptNotice
        attempt={start.attemptStatus.attempt}
        state={start.attemptStatus.state}
        onCheckAgain={start.checkAgain}
        onDismiss={start.clear}
      />
    )}
    <RunNotice run={isOther || start.attemptStatus?.state.phase === 'refused' ? { notSent: start.notSent } : start} />
  </>
);
