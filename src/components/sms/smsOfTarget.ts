import type { SmsRequest } from '~/domain/sms/smsStay';
import type { StayTarget } from '../stay-form/stay.form';

/** A stay that begins now, by SMS; undefined while it is not whole, where its zone is not known, and for a time that has passed. */
export const smsOfTarget = (target: StayTarget | undefined, zone = target?.zone): SmsRequest | undefined => {
  if (!target || zone === undefined || target.startsAt !== undefined) return undefined;
  const { plate, isForeign, parkingCode, durationMin } = target;
  return { deed: 'pay', plate, isForeign, zone, parkingCode, durationMin };
};
