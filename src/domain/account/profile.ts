import type { Kopecks } from '../money/money';
import type { PaymentMethod } from '../money/paymentMethod';
import type { Stay } from '../stay/stay';
import type { Vehicle } from '../vehicle/vehicle';

/** The signed-in driver. */
export interface Profile {
  email?: string;
  firstName?: string;
  lastName?: string;
  middleName?: string;
  phones: { phone: string; isMain: boolean }[];
  /** Undefined if the server does not know it (−1 on the wire). */
  balance?: Kopecks;
  vehicles: Vehicle[];
  sessions: Stay[];
  /** False if an entry of the sessions could not be read. A missing stay then proves nothing. */
  areSessionsComplete: boolean;
  /** True if the server sent a stay that cannot be read. It may be running. */
  hasUnreadStay?: boolean;
  paymentMethods: PaymentMethod[];
}

/** Returns the main phone, or the first one if none is flagged. */
export const mainPhone = ({ phones }: Pick<Profile, 'phones'>): string | undefined =>
  (phones.find(({ isMain }) => isMain) ?? phones[0])?.phone;

/** Identifies the account on this device: the e-mail, or else the main phone. */
export const accountName = (profile: Profile): string | undefined =>
  profile.email?.trim() ? profile.email : mainPhone(profile);

/** Surname, first name and patronymic, in this order. */
export const fullName = ({ lastName, firstName, middleName }: Profile): string =>
  [lastName, firstName, middleName].filter(Boolean).join(' ');
