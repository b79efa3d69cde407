import { looksLikeEmail, looksLikeLoginPhone } from '~/domain/login';
import { formAtom } from '~/ui/form/formAtom';

export interface LoginValues {
  login: string;
  password: string;
  captcha: string;
}

/** Codes of document 1, section 5. */
export type LoginFault = 'emptyField' | 'email' | 'emailPhone';

export const emptyLogin: LoginValues = { login: '', password: '', captcha: '' };

/** In memory only: a password is never kept. */
export const loginForm = formAtom<LoginValues>(emptyLogin);

export const checkLogin = (
  values: LoginValues,
  rules: { acceptsPhone: boolean; asksCaptcha: boolean },
): Partial<Record<keyof LoginValues, LoginFault>> => {
  const faults: Partial<Record<keyof LoginValues, LoginFault>> = {};
  const login = values.login.trim();
  if (login === '') faults.login = 'emptyField';
  else if (!looksLikeEmail(login) && !(rules.acceptsPhone && looksLikeLoginPhone(login))) faults.login = rules.acceptsPhone ? 'emailPhone' : 'email';
  if (values.password === '') faults.password = 'emptyField';
  if (rules.asksCaptcha && values.captcha.trim() === '') faults.captcha = 'emptyField';
  return faults;
};
