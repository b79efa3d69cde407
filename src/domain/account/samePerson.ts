import { phoneDigits } from './phone';
import type { Profile } from './profile';

/** Normalises a phone or e-mail, so that different spellings become equal. */
export const plainName = (name: string): string => {
  const digits = phoneDigits(name);
  return digits !== undefined && digits.length >= 10 ? digits.slice(-10) : name.trim().toLowerCase();
};

/** Every name that is accepted as the account's login. */
export const namesOf = ({ email, phones }: Pick<Profile, 'email' | 'phones'>): string[] =>
  [email ?? '', ...phones.map(({ phone }) => phone)].filter(Boolean);

/** True if the two lists share a name. */
export const isSamePerson = (names: readonly string[], other: readonly string[]): boolean => {
  const known = new Set(names.map(plainName));
  return other.some((name) => known.has(plainName(name)));
};
