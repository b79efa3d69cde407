import { mainPhone, type Profile } from './profile';
import { checkPhone, type GuestPhoneError } from './phone';
import { isSamePerson } from './samePerson';

/** Changes that drivers make to their own account. */

export interface Names {
  lastName: string;
  firstName: string;
  middleName: string;
}

export const namesOfProfile = ({ lastName = '', firstName = '', middleName = '' }: Partial<Names>): Names => ({
  lastName,
  firstName,
  middleName,
});

/** Returns only the names that differ from the known ones, trimmed. The middle name may be removed (PROF-16). */
export const changedNames = (profile: Partial<Names>, input: Names): Partial<Names> => {
  const known = namesOfProfile(profile);
  const names = ['lastName', 'firstName', 'middleName'] as const;
  return Object.fromEntries(
    names.flatMap((name) => (input[name].trim() === known[name].trim() ? [] : [[name, input[name].trim()]])),
  );
};

/** True if both strings are the same phone number. */
export const isSamePhone = (one: string, other: string): boolean => isSamePerson([one], [other]);

/** True if the profile has this phone number. */
export const hasPhone = ({ phones }: Profile, number: string): boolean =>
  phones.some(({ phone }) => isSamePhone(phone, number));

/** Validates a phone that replaces the main one or is added. Another phone of the driver may become the main one. */
export const profilePhoneError = (
  profile: Profile,
  input: string,
  action: 'change' | 'add',
): GuestPhoneError | 'OwnPhone' | undefined => {
  const error = checkPhone(input);
  if (error) return error;
  const main = mainPhone(profile);
  const isThere = action === 'add' ? hasPhone(profile, input) : main !== undefined && isSamePhone(main, input);
  return isThere ? 'OwnPhone' : undefined;
};

/** Adds a confirmed phone, which is not the main one yet (PROF-14). */
export const withPhone = (profile: Profile, phone: string): Profile =>
  hasPhone(profile, phone) ? profile : { ...profile, phones: [...profile.phones, { phone, isMain: false }] };

/** Makes this phone the only main one (PROF-12). */
export const withMainPhone = (profile: Profile, main: string): Profile => ({
  ...profile,
  phones: withPhone(profile, main).phones.map(({ phone }) => ({ phone, isMain: isSamePhone(phone, main) })),
});

export const withoutPhone = (profile: Profile, removed: string): Profile => ({
  ...profile,
  phones: profile.phones.filter(({ phone }) => !isSamePhone(phone, removed)),
});
