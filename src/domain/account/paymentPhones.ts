import { isFullPhone, phoneForWire } from './phone';
import { mainPhone, type Profile } from './profile';

/** The phones that a payment may use, as they are sent: the main one first, without duplicates (PAY-06). */
export const paymentPhones = (profile: Pick<Profile, 'phones'>): string[] => {
  const main = mainPhone(profile) ?? '';
  return [...new Set([main, ...profile.phones.map(({ phone }) => phone)].filter(isFullPhone).map(phoneForWire))];
};
