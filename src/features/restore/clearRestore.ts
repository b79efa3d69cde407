import { noteRestore } from '~/state/restore';
import { store } from '~/state/store';
import { emptyForm } from '~/ui/form/formAtom';
import { emptyPassword, emptyWho, passwordForm, whoForm } from './restore.form';

/** Drops everything of a restore, in memory and in the tab's storage. */
export const clearRestore = (): void => {
  noteRestore({ type: 'startAgain' });
  store.set(whoForm, emptyForm(emptyWho));
  store.set(passwordForm, emptyForm(emptyPassword));
};
