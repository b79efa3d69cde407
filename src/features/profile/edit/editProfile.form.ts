import { codeError } from '~/domain/account/confirmationCode';
import { nameError } from '~/domain/account/registrationFields';
import { newPasswordError, repeatError } from '~/domain/account/newPassword';
import type { Names } from '~/domain/account/profileChanges';

export interface PasswordValues {
  current: string;
  password: string;
  repeat: string;
}

type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

const minPasswordLength = 4;

const onlyErrors = <Values extends object>(errors: Record<keyof Values, string | undefined>): FieldErrors<Values> =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined)) as FieldErrors<Values>;

/** First and last name are required, the middle one is not (VAL-63). */
export const checkNames = ({ lastName, firstName, middleName }: Names): FieldErrors<Names> =>
  onlyErrors<Names>({
    lastName: nameError(lastName),
    firstName: nameError(firstName),
    middleName: nameError(middleName, { isOptional: true }),
  });

/** VAL-60. */
export const checkPasswords = ({ current, password, repeat }: PasswordValues): FieldErrors<PasswordValues> =>
  onlyErrors<PasswordValues>({
    current: current === '' ? 'RequiredField' : undefined,
    password: newPasswordError(password, minPasswordLength),
    repeat: repeatError(password, repeat),
  });

/** VAL-64. */
export const checkProfileCode = ({ code }: { code: string }): FieldErrors<{ code: string }> =>
  onlyErrors<{ code: string }>({ code: codeError(code) });
