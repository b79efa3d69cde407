import { expect, it } from 'vitest';
import {
  checkRegistration,
  emptyRegistration,
  type RegistrationValues,
} from '~/features/registration/registration.form';

const whole: RegistrationValues = {
  ...emptyRegistration,
  firstName: 'Вера',
  lastName: 'Ким',
  email: 'vera@example.com',
  phone: '+7 (912) 345 - 67 - 89',
  password: '123456',
  repeat: '123456',
  hasConsent: true,
};

it.each<[string, Partial<RegistrationValues>, boolean, ReturnType<typeof checkRegistration>]>([
  ['everything', {}, false, {}],
  ['B-86: no consent', { hasConsent: false }, false, { hasConsent: 'ConsentRequired' }],
  [
    'B-86: no consent, whatever else is wrong',
    { hasConsent: false, email: '' },
    false,
    { email: 'RequiredField', hasConsent: 'ConsentRequired' },
  ],
  ['no answer of the captcha', { captcha: '' }, true, { captcha: 'CaptchaRequired' }],
  ['an answer of the captcha', { captcha: 'passed' }, true, {}],
  ['no middle name', { middleName: '' }, false, {}],
  [
    'B-82, B-85: both passwords',
    { password: '12345', repeat: '12345 ' },
    false,
    { password: 'PasswordLength', repeat: 'PasswordsDiffer' },
  ],
])('%s', (_, patch, asksCaptcha, errors) => {
  expect(checkRegistration({ ...whole, ...patch }, asksCaptcha)).toEqual(errors);
});
