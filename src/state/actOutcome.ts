import { personalAtom } from './session/personalAtom';
import { store } from './store';

/** The sections whose acts end in a dialog: the section itself says what was done. */
export type ActSection = 'vehicles' | 'documents';

/** What the last act has done, in a word. `at` tells two equal acts apart. */
export const actOutcomeAtom = personalAtom<{ section: ActSection; text: string; at: number } | undefined>(undefined);

export const sayActOutcome = (section: ActSection, text: string): void =>
  store.set(actOutcomeAtom, { section, text, at: performance.now() });
