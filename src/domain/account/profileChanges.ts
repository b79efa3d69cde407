import { mainPhone, type Profile } from './profile';
import { checkPhone, type GuestPhoneError } from './phone';
import { isSamePerson } from './samePerson';

/** What a driver changes of the own account (document 2, section 4). */

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

/** Only what differs from what is known, without blanks around it; a middle name may be taken away (PROF-16). */
export const changedNames = (profile: Partial<Names>, input: Names): Partial<Names> => {
  const known = namesOfProfile(profile);
  const names = ['lastName', 'firstName', 'middleName'] as const;
  return Object.fromEntries(
    names.flatMap((name) => (input[name].trim() === known[name].trim() ? [] : [[name, input[name].trim()]])),
  );
};

/** Two writings of one number. */
export const isSamePhone = (one: string, other: string): boolean => isSamePerson([one], [other]);

/** Is one of these phones the number? */
export const hasPhone = ({ phones }: Profile, number: string): boolean =>
  phones.some(({ phone }) => isSamePhone(phone, number));

/** What is wrong with a phone that takes the main one's place, or joins the others. Another one of one's own may take it. */
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

/** A confirmed phone joins the others; it is not the main one yet (PROF-14). */
export const withPhone = (profile: Profile, phone: string): Profile =>
  hasPhone(profile, phone) ? profile : { ...profile, phones: [...profile.phones, { phone, isMain: false }] };

/** One phone is the main one, and no other is (PROF-12). */
export const withMainPhone = (profile: Profile, main: string): Profile => ({
  ...profile,
  phones: withPhone(profile, main).phones.map(({ phone }) => ({ phone, isMain: isSamePhone(phone, main) })),
});

export const withoutPhone = (profile: Profile, removed: string): Profile => ({
  ...profile,
  phones: profile.phones.filter(({ phone }) => !isSamePhone(phone, removed)),
});
