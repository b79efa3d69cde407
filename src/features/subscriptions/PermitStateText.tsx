import type { PermitState as State } from '~/domain/permits/permit';
import { permitStateText } from './permitText';

const stateClasses: Record<State, string> = {
  running: 'bg-running-soft text-running',
  paused: 'bg-ending-soft text-ending',
  toCome: 'bg-sign-soft text-sign',
  ended: 'bg-raised text-muted',
  refunded: 'bg-raised text-muted',
};

/** The state of a permit in one word. */
export const PermitStateText = ({ state }: { state: State }) => (
  <span className={`inline-block rounded-field px-2 py-0.5 text-small font-semibold ${stateClasses[state]}`}>
    {permitStateText(state)}
  </span>
);
