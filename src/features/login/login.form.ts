import { checkInn } from '~/domain/account/inn';
import { isSendable } from '~/domain/content/sendable';
import { formAtom } from '~/ui/form/formAtom';
import { isEmail, isLoginPhone } from '~/domain/account/login';
import { visibleText } from '~/domain/content/visibleText';

export interface LoginValues {
  login: string;
  password: string;
  captcha: string;
}

/** Codes of document 1, section 5. */
export type LoginFieldError = 'emptyField' | 'email' | 'emailPhone' | 'inn' | 'tooLong' | 'unsendable';

export const emptyLogin: LoginValues = { login: '', password: '', captcha: '' };

/** In memory only: a password is never kept. The page for legal entities may stand beneath the window: each has a form of its own. */
export const loginForms = { person: formAtom<LoginValues>(emptyLogin), legal: formAtom<LoginValues>(emptyLogin) };

/** No password, contract or code is longer; a page of text that was pasted is none. */
const maxLength = 1000;

const checkRequired = (input: string): LoginFieldError | undefined => {
  if (input === '') return 'emptyField';
  return input.length > maxLength ? 'tooLong' : undefined;
};

const checkName = (input: string, acceptsPhone: boolean): LoginFieldError | undefined => {
  const name = visibleText(input);
  if (name === '') return 'emptyField';
  if (isEmail(name) || (acceptsPhone && isLoginPhone(name))) return undefined;
  return acceptsPhone ? 'emailPhone' : 'email';
};

const onlyErrors = <Name extends string>(
  all: Record<Name, LoginFieldError | undefined>,
): Partial<Record<Name, LoginFieldError>> =>
  Object.fromEntries(Object.entries(all).filter(([, error]) => error !== undefined)) as Partial<
    Record<Name, LoginFieldError>
  >;

export const checkLogin = (
  values: LoginValues,
  rules: { acceptsPhone: boolean; requiresCaptcha: boolean },
): Partial<Record<keyof LoginValues, LoginFieldError>> =>
  onlyErrors({
    login: checkName(values.login, rules.acceptsPhone),
    password: checkRequired(values.password),
    captcha: rules.requiresCaptcha ? checkRequired(values.captcha.trim()) : undefined,
  });

export interface LegalEntityValues {
  inn: string;
  contractNumber: string;
}

export const emptyLegalEntity: LegalEntityValues = { inn: '', contractNumber: '' };

const checkContract = (input: string): LoginFieldError | undefined =>
  checkRequired(input) ?? (isSendable(input) ? undefined : 'unsendable');

/** A company is named by tax number and contract; a contract may hold any character that arrives as it is shown (`bad-input.md` B-74). */
export const checkLegalEntity = (
  values: LegalEntityValues,
): Partial<Record<keyof LegalEntityValues, LoginFieldError>> =>
  onlyErrors({ inn: checkInn(values.inn), contractNumber: checkContract(visibleText(values.contractNumber)) });
