import { mainPhone, type Profile } from './profile';
import { checkPhone, type GuestPhoneFault } from './phone';
import { isSamePerson } from './samePerson';

/** What a driver changes of the own account (document 2, section 4). */

export interface Names {
  lastName: string;
  firstName: string;
  middleName: string;
}

export const namesOfProfile = ({ lastName = '', firstName = '', middleName = '' }: Partial<Names>): Names => ({ lastName, firstName, middleName });

/** Only what differs from what is known, without blanks around it; a middle name may be taken away (PROF-16). */
export const changedNames = (profile: Partial<Names>, typed: Names): Partial<Names> => {
  const known = namesOfProfile(profile);
  const names = ['lastName', 'firstName', 'middleName'] as const;
  return Object.fromEntries(names.flatMap((name) => (typed[name].trim() === known[name].trim() ? [] : [[name, typed[name].trim()]])));
};

/** Two writings of one number. */
export const isSamePhone = (one: string, other: string): boolean => isSamePerson([one], [other]);

/** Is one of these phones the number? */
export const hasPhone = ({ phones }: Profile, wanted: string): boolean => phones.some(({ phone }) => isSamePhone(phone, wanted));

/** What is wrong with a phone that takes the main one's place, or joins the others. Another one of one's own may take it. */
export const ownPhoneFault = (profile: Profile, typed: string, deed: 'change' | 'add'): GuestPhoneFault | 'OwnPhone' | undefined => {
  const fault = checkPhone(typed);
  if (fault) return fault;
  const main = mainPhone(profile);
  const isThere = deed === 'add' ? hasPhone(profile, typed) : main !== undefined && isSamePhone(main, typed);
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

export const withoutPhone = (profile: Profile, gone: string): Profile => ({
  ...profile,
  phones: profile.phones.filter(({ phone }) => !isSamePhone(phone, gone)),
});
