import { checkInn } from '~/domain/inn';
import { isSendable } from '~/domain/sendable';
import { formAtom } from '~/ui/form/formAtom';
import { looksLikeEmail, looksLikeLoginPhone } from '~/domain/login';
import { visible } from '~/domain/visible';

export interface LoginValues {
  login: string;
  password: string;
  captcha: string;
}

/** Codes of document 1, section 5. */
export type LoginFault = 'emptyField' | 'email' | 'emailPhone' | 'inn' | 'tooLong' | 'unsendable';

export const emptyLogin: LoginValues = { login: '', password: '', captcha: '' };

/** In memory only: a password is never kept. The page for legal entities may stand beneath the window: each has a form of its own. */
export const loginForms = { person: formAtom<LoginValues>(emptyLogin), legal: formAtom<LoginValues>(emptyLogin) };

/** No password, contract or code is longer; a page of text that was pasted is none. */
const longest = 1000;

const checkFilled = (typed: string): LoginFault | undefined => {
  if (typed === '') return 'emptyField';
  return typed.length > longest ? 'tooLong' : undefined;
};

const checkName = (typed: string, acceptsPhone: boolean): LoginFault | undefined => {
  const name = visible(typed);
  if (name === '') return 'emptyField';
  if (looksLikeEmail(name) || (acceptsPhone && looksLikeLoginPhone(name))) return undefined;
  return acceptsPhone ? 'emailPhone' : 'email';
};

const onlyFaults = <Name extends string>(all: Record<Name, LoginFault | undefined>): Partial<Record<Name, LoginFault>> =>
  Object.fromEntries(Object.entries(all).filter(([, fault]) => fault !== undefined)) as Partial<Record<Name, LoginFault>>;

export const checkLogin = (
  values: LoginValues,
  rules: { acceptsPhone: boolean; asksCaptcha: boolean },
): Partial<Record<keyof LoginValues, LoginFault>> =>
  onlyFaults({
    login: checkName(values.login, rules.acceptsPhone),
    password: checkFilled(values.password),
    captcha: rules.asksCaptcha ? checkFilled(values.captcha.trim()) : undefined,
  });

export interface CorpValues {
  inn: string;
  contractNumber: string;
}

export const emptyCorp: CorpValues = { inn: '', contractNumber: '' };

const checkContract = (typed: string): LoginFault | undefined => checkFilled(typed) ?? (isSendable(typed) ? undefined : 'unsendable');

/** A company is named by tax number and contract; a contract may hold any character that arrives as it is shown (`bad-input.md` B-74). */
export const checkCorp = (values: CorpValues): Partial<Record<keyof CorpValues, LoginFault>> =>
  onlyFaults({ inn: checkInn(values.inn), contractNumber: checkContract(visible(values.contractNumber)) });
