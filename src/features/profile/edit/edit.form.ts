import { cabinetEmailFault } from '~/domain/cabinetEmail';
import { codeFault } from '~/domain/confirmationCode';
import { nameFault } from '~/domain/newcomer';
import { newPasswordFault, repeatFault } from '~/domain/newPassword';
import { ownPhoneFault, type Names } from '~/domain/ownData';
import type { Profile } from '~/domain/profile';
import type { PhoneDeed } from '~/domain/profileEdit.flow';

export interface PasswordValues {
  current: string;
  password: string;
  repeat: string;
}

type Faults<Values> = Partial<Record<keyof Values, string>>;

const leastPassword = 4;

const without = <Values extends object>(faults: Record<keyof Values, string | undefined>): Faults<Values> =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) as Faults<Values>;

/** First and last name are required, the middle one is not (VAL-63). */
export const checkNames = ({ lastName, firstName, middleName }: Names): Faults<Names> =>
  without<Names>({ lastName: nameFault(lastName), firstName: nameFault(firstName), middleName: nameFault(middleName, { isOptional: true }) });

/** VAL-60. */
export const checkPasswords = ({ current, password, repeat }: PasswordValues): Faults<PasswordValues> =>
  without<PasswordValues>({
    current: current === '' ? 'RequiredField' : undefined,
    password: newPasswordFault(password, leastPassword),
    repeat: repeatFault(password, repeat),
  });

/** VAL-59. */
export const checkOwnEmail = (profile: Profile, { email }: { email: string }): Faults<{ email: string }> =>
  without<{ email: string }>({ email: cabinetEmailFault(email, profile.email) });

/** VAL-61. */
export const checkOwnPhone = (profile: Profile, { phone }: { phone: string }, deed: PhoneDeed): Faults<{ phone: string }> =>
  without<{ phone: string }>({ phone: ownPhoneFault(profile, phone, deed) });

/** VAL-64. */
export const checkCode = ({ code }: { code: string }): Faults<{ code: string }> => without<{ code: string }>({ code: codeFault(code) });
