import { useEffect, useEffectEvent } from 'react';
import { updateRegistration, registrationAtom } from '~/state/session/registration';
import { store } from '~/state/store';
import { useFormWithServerErrors } from '~/ui/form/useFormWithServerErrors';
import { requiresCaptcha } from '~/data/auth/verifyCaptcha';
import {
  checkRegistration,
  personOf,
  registrationForm,
  type RegistrationErrorCode,
  type RegistrationValues,
} from './registration.form';

/** The form for the data. It starts with what the device has stored, and stores what is typed. */
export const useRegistrationForm = () => {
  const form = useFormWithServerErrors<RegistrationValues, RegistrationErrorCode>(registrationForm, (values) =>
    checkRegistration(values, requiresCaptcha),
  );
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
      // Autofill changes several fields at once, so all values are read from the form.
      updateRegistration({ type: 'typed', person: personOf(store.get(registrationForm).values) });
    },
  };
};
