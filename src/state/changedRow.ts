import { personalAtom } from './session/personalAtom';
import { store } from './store';

/** The row of a list that an action has just changed: its `data-row`, and the moment of the success on the page's clock. */
export const changedRowAtom = personalAtom<{ row: string; atMs: number } | undefined>(undefined);

/** Reports a success about a row. The list that shows the row highlights it (`ui/useRowHighlight`). */
export const showChangedRow = (row: string): void => store.set(changedRowAtom, { row, atMs: performance.now() });
