import { accountName, type Profile } from '~/domain/profile';
import { hash } from '~/state/hash';

/** Names the account in attempt records: the same at its next login, and nobody's e-mail in clear. */
export const accountKeyOf = (city: string, profile: Profile): Promise<string> => hash(`account|${city}|driver|${accountName(profile) ?? ''}`);
