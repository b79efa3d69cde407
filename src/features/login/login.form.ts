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

export type LoginFieldError = 'emptyField' | 'email' | 'emailPhone' | 'inn' | 'tooLong' | 'unsendable';

export const emptyLogin: LoginValues = { login: '', password: '', captcha: '' };

/**
 * In memory only: a password is never stored. The page for legal entities may be open under the dialog, so each has its
 * own form.
 */
export const loginForms = { person: formAtom<LoginValues>(emptyLogin), legal: formAtom<LoginValues>(emptyLogin) };

/** No password, contract or code is longer. A longer value is a text pasted by mistake. */
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

/**
 * A company is identified by tax number and contract. A contract may contain any character that arrives as it is shown
 * (B-74).
 */
export const checkLegalEntity = (
  values: LegalEntityValues,
): Partial<Record<keyof LegalEntityValues, LoginFieldError>> =>
  onlyErrors({ inn: checkInn(values.inn), contractNumber: checkContract(visibleText(values.contractNumber)) });
