import type { SmsRequest } from '~/domain/sms/smsStay';
import type { StayTarget } from '../stay-form/stay.form';

/**
 * The SMS request for a stay that begins now. Undefined for an incomplete stay, an unknown zone, or a start in the
 * past.
 */
export const smsOfTarget = (target: StayTarget | undefined, zone = target?.zone): SmsRequest | undefined => {
  if (!target || zone === undefined || target.startsAt !== undefined) return undefined;
  const { plate, isForeign, parkingCode, durationMin } = target;
  return { deed: 'pay', plate, isForeign, zone, parkingCode, durationMin };
};
