import type { BenefitState as State } from '~/domain/benefit';
import { stateText } from './benefitText';

const looks: Record<State, string> = {
  running: 'bg-running-soft text-running',
  paused: 'bg-ending-soft text-ending',
  toCome: 'bg-sign-soft text-sign',
  ended: 'bg-raised text-muted',
};

/** Where a right stands, in a word. */
export const BenefitState = ({ state }: { state: State }) => (
  <span className={`inline-block rounded-field px-2 py-0.5 text-small font-semibold ${looks[state]}`}>{stateText(state)}</span>
);
