import { setTrace, tracesAtom } from '~/state/attempts';
import { store } from '~/state/store';
import { stateOf } from './tell';

/** What another tab has found out of payments that this one still asks about: told here too, and no reading is made for them any more. */
export const hearEndings = (): void => {
  for (const { attempt, state } of Object.values(store.get(tracesAtom))) {
    const now = stateOf(attempt);
    if (now !== state) setTrace(attempt, now);
  }
};
