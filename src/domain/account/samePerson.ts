import { phoneDigits } from './phone';
import type { Profile } from './profile';

/** A phone or an e-mail in the one form that two writings of it share. */
export const plainName = (name: string): string => {
  const digits = phoneDigits(name);
  return digits !== undefined && digits.length >= 10 ? digits.slice(-10) : name.trim().toLowerCase();
};

/** Everything that an account may be called at the login. */
export const namesOf = ({ email, phones }: Pick<Profile, 'email' | 'phones'>): string[] =>
  [email ?? '', ...phones.map(({ phone }) => phone)].filter(Boolean);

/** Is one of these names the account's? */
export const isSamePerson = (names: readonly string[], other: readonly string[]): boolean => {
  const known = new Set(names.map(plainName));
  return other.some((name) => known.has(plainName(name)));
};
