import { codeFault } from '~/domain/confirmationCode';
import { looksLikeEmail } from '~/domain/login';
import { newPasswordFault, repeatFault } from '~/domain/newPassword';
import { isFullPhone } from '~/domain/phone';
import { isSendable } from '~/domain/sendable';
import { formAtom } from '~/ui/form/formAtom';

export interface WhoValues {
  /** An e-mail or a phone. */
  login: string;
}

export interface PasswordValues {
  code: string;
  password: string;
  repeat: string;
}

export const emptyPassword: PasswordValues = { code: '', password: '', repeat: '' };

export const whoForm = formAtom<WhoValues>({ login: '' });
/** In memory only: neither code nor password is kept. */
export const passwordForm = formAtom<PasswordValues>(emptyPassword);

export const checkWho = (values: WhoValues): { login?: 'RequiredField' | 'LoginFormat' } => {
  const login = values.login.trim();
  if (login === '') return { login: 'RequiredField' };
  return (looksLikeEmail(login) && isSendable(login)) || isFullPhone(login) ? {} : { login: 'LoginFormat' };
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
