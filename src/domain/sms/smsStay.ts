import type { Instant } from '../time/cityTime';
import { minuteMs } from '../time/cityTime';
import { isSamePlate, plateForWire, plateKind } from '../vehicle/plate';
import { fillTemplate, hasField, templateFor, type SmsField, type SmsTemplates } from './smsCommand';
import { isAtPlace, type Stay } from '../stay/stay';

/** A stay that is paid, extended or ended by SMS. Nothing is sent from here. */

export type SmsAction = 'pay' | 'extend' | 'end';

/** The driver's request by SMS. */
export interface SmsRequest {
  deed: SmsAction;
  plate: string;
  isForeign: boolean;
  /** As on the sign, with leading zeros. */
  zone: string;
  parkingCode?: string;
  /** The duration or the extension. Ending a stay has none. */
  durationMin?: number;
  /** The stay that is extended or ended. */
  sessionId?: string;
  /** When the stay to extend or end expires, as far as it is known. */
  endsAt?: Instant;
}

/**
 * Returns the request for a stay from the city. An extension is preset to one hour. The city does not distinguish
 * foreign plates from Russian ones, so the plate's format decides.
 */
export const smsRequestOf = ({ id, plate, zone, parkingCode, endsAt }: Stay): Omit<SmsRequest, 'deed'> => ({
  plate,
  isForeign: plateKind(plate) === undefined,
  zone,
  parkingCode,
  sessionId: id,
  endsAt,
  durationMin: 60,
});

export interface SmsText {
  text: string;
  /** The hours that the command buys; undefined if it buys none. */
  hours?: number;
  /** The command buys more time than was requested. */
  isRoundedUp: boolean;
}

/** A command has whole hours only, so a part of an hour counts as a whole one. */
const wholeHours = (durationMin: number): number => Math.max(1, Math.ceil(durationMin / 60));

/** Characters that would be read as the next part of the command. */
const unfit = /[*#{}\s]/;

/**
 * Returns the command, byte for byte in the city's format. Undefined if the city has no template for it, or if a
 * required value is missing.
 */
export const smsText = (
  templates: SmsTemplates,
  { deed, plate, isForeign, zone, durationMin }: SmsRequest,
): SmsText | undefined => {
  const template = templateFor(deed, templates);
  if (template === undefined) return undefined;
  const hours = deed === 'end' || !durationMin ? undefined : wholeHours(durationMin);
  const values: Record<SmsField, string> = {
    zone: zone.trim(),
    plate: plateForWire(plate, isForeign),
    hours: String(hours ?? ''),
    amount: '',
  };
  const isWhole = (Object.keys(values) as SmsField[]).every(
    (name) => !hasField(template, name) || (values[name] !== '' && !unfit.test(values[name])),
  );
  if (!isWhole) return undefined;
  return {
    text: fillTemplate(template, values),
    hours,
    isRoundedUp: hours !== undefined && hours * 60 !== durationMin,
  };
};

/** True if the command names the vehicle. Otherwise the city uses the stay of the phone that sends it. */
export const smsNamesVehicle = (templates: SmsTemplates, action: SmsAction): boolean =>
  hasField(templateFor(action, templates) ?? '', 'plate');

/**
 * An SMS that was passed to the phone's own app. `told`: the driver reported the reply; `confirmed`: the city lists the
 * stay.
 */
export interface SmsStay extends SmsRequest {
  id: string;
  text: string;
  hours?: number;
  at: Instant;
  state: 'awaited' | 'told' | 'confirmed';
  /** When the reply arrived. */
  toldAt?: Instant;
}

/** Returns the command as it was sent, whatever form and city say now. */
export const sentSmsText = ({ text, hours, durationMin }: SmsStay): SmsText => ({
  text,
  hours,
  isRoundedUp: hours !== undefined && hours * 60 !== durationMin,
});

/** True if both are the same action. The result of the first must be known before a second one is sent. */
export const isSameSms = (one: SmsRequest, other: SmsRequest): boolean =>
  one.deed === other.deed && one.zone === other.zone && isSamePlate(one.plate, other.plate);

/** The clocks of phone and city differ, and an SMS takes time. */
const slackMs = 5 * minuteMs;

/**
 * True if the city's stays prove the SMS; false proves nothing. An SMS may still be on its way, and a stay paid in
 * another way is no reply to it.
 */
export const isSmsConfirmed = (sms: SmsStay, stays: readonly Stay[], now: Instant): boolean => {
  const boughtMs = (sms.hours ?? 0) * 60 * minuteMs - slackMs;
  const matching = stays.filter((stay) => isAtPlace(stay, sms) && stay.endsAt > now);
  switch (sms.deed) {
    case 'pay':
      return matching.some(({ startsAt, endsAt }) => startsAt >= sms.at - slackMs && endsAt - startsAt >= boughtMs);
    case 'extend': {
      const { endsAt: before } = sms;
      return before !== undefined && matching.some(({ endsAt }) => endsAt >= before + boughtMs);
    }
    case 'end':
      return sms.sessionId !== undefined && (sms.endsAt ?? 0) > now && stays.every(({ id }) => id !== sms.sessionId);
  }
};

/**
 * Returns approximately when a stay by SMS expires; only the reply gives the exact minute. For a stopped stay, it is
 * the time when it would have ended.
 */
export const smsEndsAt = ({ deed, hours = 0, at, toldAt, endsAt }: SmsStay): Instant => {
  if (deed === 'end') return endsAt ?? at;
  return (deed === 'extend' && endsAt !== undefined ? endsAt : (toldAt ?? at)) + hours * 60 * minuteMs;
};

/** A reply is not expected after a day. */
const awaitedMs = 24 * 60 * minuteMs;

/** True if there is nothing more to show about it. */
export const isSmsOver = (sms: SmsStay, now: Instant): boolean =>
  sms.state === 'awaited' ? now - sms.at > awaitedMs : smsEndsAt(sms) <= now;
