import { emailError, nameError, type RegistrationFieldError } from '~/domain/account/registrationFields';
import { newPasswordError, repeatError, type PasswordError } from '~/domain/account/newPassword';
import { checkPhone, type GuestPhoneError } from '~/domain/account/phone';
import { emptyDraft, type Person } from '~/domain/account/registration.flow';
import { formAtom } from '~/ui/form/formAtom';

export interface RegistrationValues extends Person {
  password: string;
  repeat: string;
  hasConsent: boolean;
  /** The answer of the captcha; valid once. */
  captcha: string;
}

export type RegistrationErrorCode =
  RegistrationFieldError | PasswordError | GuestPhoneError | 'PasswordsDiffer' | 'ConsentRequired' | 'CaptchaRequired';

const { firstName, lastName, middleName, email, phone } = emptyDraft;
export const emptyRegistration: RegistrationValues = {
  firstName,
  lastName,
  middleName,
  email,
  phone,
  password: '',
  repeat: '',
  hasConsent: false,
  captcha: '',
};

/**
 * In memory only. Values that may be stored on the device are stored by `state/session/registration`; a password never
 * is.
 */
export const registrationForm = formAtom<RegistrationValues>(emptyRegistration);

/** Returns the values that may be stored. */
export const personOf = ({
  firstName: first,
  lastName: last,
  middleName: middle,
  email: mail,
  phone: tel,
}: Person): Person => ({
  firstName: first,
  lastName: last,
  middleName: middle,
  email: mail,
  phone: tel,
});

/** Everything is required except the middle name. */
export const checkRegistration = (
  values: RegistrationValues,
  requiresCaptcha: boolean,
): Partial<Record<keyof RegistrationValues, RegistrationErrorCode>> => {
  const errors = {
    lastName: nameError(values.lastName),
    firstName: nameError(values.firstName),
    middleName: nameError(values.middleName, { isOptional: true }),
    email: emailError(values.email),
    phone: checkPhone(values.phone),
    password: newPasswordError(values.password),
    repeat: repeatError(values.password, values.repeat),
    hasConsent: values.hasConsent ? undefined : ('ConsentRequired' as const),
    captcha: requiresCaptcha && values.captcha === '' ? ('CaptchaRequired' as const) : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
};
