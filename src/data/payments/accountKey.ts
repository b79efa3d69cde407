import { accountName, type Profile } from '~/domain/profile';
import { hash } from '~/state/hash';
import { untilSaltIsKept } from '~/state/salt';

/** Names the account in attempt records: the same at its next login, and nobody's e-mail in clear. */
export const accountKeyOf = async (city: string, profile: Profile): Promise<string> => {
  await untilSaltIsKept();
  return hash(`account|${city}|driver|${accountName(profile) ?? ''}`);
};
