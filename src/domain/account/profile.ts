import type { Kopecks } from '../money/money';
import type { PaymentMethod } from '../money/paymentMethod';
import type { Stay } from '../stay/stay';
import type { Vehicle } from '../vehicle/vehicle';

/** The signed-in driver (document 2, section 3). */
export interface Profile {
  email?: string;
  firstName?: string;
  lastName?: string;
  middleName?: string;
  phones: { phone: string; isMain: boolean }[];
  /** Undefined where the server does not know it (−1 on the wire). */
  balance?: Kopecks;
  vehicles: Vehicle[];
  sessions: Stay[];
  /** False where an entry of the sessions could not be read: absence proves nothing then. */
  areSessionsComplete: boolean;
  paymentMethods: PaymentMethod[];
}

/** The main phone; without one flagged, the first. */
export const mainPhone = ({ phones }: Pick<Profile, 'phones'>): string | undefined =>
  (phones.find(({ isMain }) => isMain) ?? phones[0])?.phone;

/** What names the account on this device: the e-mail, else the main phone. */
export const accountName = (profile: Profile): string | undefined =>
  profile.email?.trim() ? profile.email : mainPhone(profile);

/** Surname, name and patronymic in the order they are written. */
export const fullName = ({ lastName, firstName, middleName }: Profile): string =>
  [lastName, firstName, middleName].filter(Boolean).join(' ');
