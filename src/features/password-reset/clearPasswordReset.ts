import { updatePasswordReset } from '~/state/session/passwordReset';
import { store } from '~/state/store';
import { emptyForm } from '~/ui/form/formAtom';
import { emptyResetPassword, emptyResetLogin, resetPasswordForm, resetLoginForm } from './passwordReset.form';

/** Clears a password reset, in memory and in the tab's storage. */
export const clearPasswordReset = (): void => {
  updatePasswordReset({ type: 'startAgain' });
  store.set(resetLoginForm, emptyForm(emptyResetLogin));
  store.set(resetPasswordForm, emptyForm(emptyResetPassword));
};
