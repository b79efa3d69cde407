import { accountName, type Profile } from '~/domain/account/profile';
import { hash } from '~/state/hash';
import { awaitDeviceSalt } from '~/state/deviceSalt';

/** The account's key in attempt records. It is the same at the next login and does not reveal the e-mail. */
export const accountKeyOf = async (city: string, profile: Profile): Promise<string> => {
  await awaitDeviceSalt();
  return hash(`account|${city}|driver|${accountName(profile) ?? ''}`);
};
