import { emailFault, nameFault, type NewcomerFault } from '~/domain/newcomer';
import { newPasswordFault, repeatFault, type PasswordFault } from '~/domain/newPassword';
import { checkPhone, type GuestPhoneFault } from '~/domain/phone';
import { emptyDraft, type Person } from '~/domain/registration.flow';
import { formAtom } from '~/ui/form/formAtom';

export interface RegistrationValues extends Person {
  password: string;
  repeat: string;
  hasConsent: boolean;
  /** What the captcha gave; good once. */
  captcha: string;
}

export type RegistrationFault = NewcomerFault | PasswordFault | GuestPhoneFault | 'PasswordsDiffer' | 'ConsentRequired' | 'CaptchaRequired';

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

/** In memory: what may be kept on the device is kept by `state/registration`, and a password never is. */
export const registrationForm = formAtom<RegistrationValues>(emptyRegistration);

/** The part that may be kept. */
export const personOf = ({ firstName: first, lastName: last, middleName: middle, email: mail, phone: tel }: Person): Person => ({
  firstName: first,
  lastName: last,
  middleName: middle,
  email: mail,
  phone: tel,
});

/** Everything is required but the middle name (document 1, section 5; `decisions.md`). */
export const checkRegistration = (values: RegistrationValues, asksCaptcha: boolean): Partial<Record<keyof RegistrationValues, RegistrationFault>> => {
  const faults = {
    lastName: nameFault(values.lastName),
    firstName: nameFault(values.firstName),
    middleName: nameFault(values.middleName, { isOptional: true }),
    email: emailFault(values.email),
    phone: checkPhone(values.phone),
    password: newPasswordFault(values.password),
    repeat: repeatFault(values.password, values.repeat),
    hasConsent: values.hasConsent ? undefined : ('ConsentRequired' as const),
    captcha: asksCaptcha && values.captcha === '' ? ('CaptchaRequired' as const) : undefined,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
};
