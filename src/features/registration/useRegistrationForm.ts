import { useEffect, useEffectEvent } from 'react';
import { noteRegistration, registrationAtom } from '~/state/registration';
import { store } from '~/state/store';
import { useRefusableForm } from '~/ui/form/useRefusableForm';
import { asksCaptcha } from '~/data/auth/passCaptcha';
import { checkRegistration, personOf, registrationForm, type RegistrationFault, type RegistrationValues } from './registration.form';

/** The form of the data: begins with what the device has kept, and keeps what is typed. */
export const useRegistrationForm = () => {
  const form = useRefusableForm<RegistrationValues, RegistrationFault>(registrationForm, (values) => checkRegistration(values, asksCaptcha));
  const { values } = form;

  const fill = useEffectEvent((): void => {
    const isUntouched = Object.values(personOf(values)).every((text) => text === '');
    if (isUntouched) form.set(personOf(store.get(registrationAtom)));
  });
  useEffect(() => fill(), []);

  return {
    ...form,
    set: (change: Partial<RegistrationValues>): void => {
      form.set(change);
      // Autofill changes several fields at once: the form itself knows them all.
      noteRegistration({ type: 'typed', person: personOf(store.get(registrationForm).values) });
    },
  };
};
