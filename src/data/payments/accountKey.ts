import { accountName, type Profile } from '~/domain/account/profile';
import { hash } from '~/state/hash';
import { awaitDeviceSalt } from '~/state/deviceSalt';

/** Names the account in attempt records: the same at its next login, and nobody's e-mail in clear. */
export const accountKeyOf = async (city: string, profile: Profile): Promise<string> => {
  await awaitDeviceSalt();
  return hash(`account|${city}|driver|${accountName(profile) ?? ''}`);
};
