import { codeFault } from '~/domain/confirmationCode';
import { looksLikeEmail } from '~/domain/login';
import { newPasswordFault, repeatFault } from '~/domain/newPassword';
import { isFullPhone } from '~/domain/phone';
import { isSendable } from '~/domain/sendable';
import { formAtom } from '~/ui/form/formAtom';
import { visible } from '~/domain/visible';

export interface WhoValues {
  /** An e-mail or a phone. */
  login: string;
  /** What the captcha gave; good once. */
  captcha: string;
}

export interface PasswordValues {
  code: string;
  password: string;
  repeat: string;
}

export const emptyWho: WhoValues = { login: '', captcha: '' };
export const emptyPassword: PasswordValues = { code: '', password: '', repeat: '' };

export const whoForm = formAtom<WhoValues>(emptyWho);
/** In memory only: neither code nor password is kept. */
export const passwordForm = formAtom<PasswordValues>(emptyPassword);

export const checkWho = (values: WhoValues, asksCaptcha: boolean): { login?: 'RequiredField' | 'LoginFormat'; captcha?: 'CaptchaRequired' } => {
  const login = visible(values.login);
  const isGood = (looksLikeEmail(login) && isSendable(login)) || isFullPhone(login);
  return {
    ...(isGood ? {} : { login: login === '' ? 'RequiredField' : 'LoginFormat' }),
    ...(asksCaptcha && values.captcha === '' ? { captcha: 'CaptchaRequired' } : {}),
  };
};

/** The salt of a link stands for the code: then none is asked for. */
export const checkPassword = ({ code, password, repeat }: PasswordValues, asksCode: boolean): Partial<Record<keyof PasswordValues, string>> => {
  const faults = {
    code: asksCode ? codeFault(code) : undefined,
    password: newPasswordFault(password),
    repeat: repeatFault(password, repeat),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
};
