import { clearRegistrationDraft } from '~/state/session/registration';
import { store } from '~/state/store';
import { emptyForm } from '~/ui/form/formAtom';
import { changePhoneForm, changingPhoneAtom, emailCodeForm, phoneCodeForm } from './confirmationCode.form';
import { registrationTokenAtom } from './registrationToken';
import { emptyRegistration, registrationForm } from './registration.form';

/** Clears the whole registration, in memory and on the device. */
export const clearRegistration = (): void => {
  clearRegistrationDraft();
  store.set(registrationForm, emptyForm(emptyRegistration));
  store.set(emailCodeForm, emptyForm({ code: '' }));
  store.set(phoneCodeForm, emptyForm({ code: '' }));
  store.set(changingPhoneAtom, false);
  store.set(changePhoneForm, emptyForm({ phone: '' }));
  store.set(registrationTokenAtom, undefined);
};
