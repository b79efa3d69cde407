import { codeError } from '~/domain/account/confirmationCode';
import { newPasswordError, repeatError } from '~/domain/account/newPassword';
import { isResetLogin } from '~/domain/account/passwordResetLink';
import { formAtom } from '~/ui/form/formAtom';
import { visibleText } from '~/domain/content/visibleText';

export interface ResetLoginValues {
  /** An e-mail or a phone. */
  login: string;
  /** The answer of the captcha; valid once. */
  captcha: string;
}

export interface ResetPasswordValues {
  code: string;
  password: string;
  repeat: string;
}

export const emptyResetLogin: ResetLoginValues = { login: '', captcha: '' };
export const emptyResetPassword: ResetPasswordValues = { code: '', password: '', repeat: '' };

export const resetLoginForm = formAtom<ResetLoginValues>(emptyResetLogin);
/** In memory only: neither code nor password is stored. */
export const resetPasswordForm = formAtom<ResetPasswordValues>(emptyResetPassword);

export const checkResetLogin = (
  values: ResetLoginValues,
  requiresCaptcha: boolean,
): { login?: 'RequiredField' | 'LoginFormat'; captcha?: 'CaptchaRequired' } => {
  const login = visibleText(values.login);
  return {
    ...(isResetLogin(login) ? {} : { login: login === '' ? 'RequiredField' : 'LoginFormat' }),
    ...(requiresCaptcha && values.captcha === '' ? { captcha: 'CaptchaRequired' } : {}),
  };
};

/** The salt of a link replaces the code, so no code is required with it. */
export const checkResetPassword = (
  { code, password, repeat }: ResetPasswordValues,
  requiresCode: boolean,
): Partial<Record<keyof ResetPasswordValues, string>> => {
  const errors = {
    code: requiresCode ? codeError(code) : undefined,
    password: newPasswordError(password),
    repeat: repeatError(password, repeat),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
};
