import type { Instant } from '../time/cityTime';
import { minuteMs } from '../time/cityTime';
import { isSamePlate, plateForWire, plateKind } from '../vehicle/plate';
import { fillTemplate, templateFor, type SmsField, type SmsTemplates } from './smsCommand';
import { isAtPlace, type Stay } from '../stay/stay';

/** A stay paid for, extended or ended by SMS (document 1, section 3; `decisions.md`, "SMS"). Nothing is sent from here. */

export type SmsAction = 'pay' | 'extend' | 'end';

/** What a driver wants to do by SMS. */
export interface SmsRequest {
  deed: SmsAction;
  plate: string;
  isForeign: boolean;
  /** As on the sign, with its leading zeros. */
  zone: string;
  parkingCode?: string;
  /** How long, or how much longer; ending a stay takes none. */
  durationMin?: number;
  /** The stay that is extended or ended. */
  sessionId?: string;
  /** When the stay that is extended or ended runs out, as far as is known. */
  endsAt?: Instant;
}

/** A stay of the city's, as a command knows it; more time begins with an hour. The city does not tell a foreign plate from a Russian one. */
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
  /** The time that the command buys; undefined where it buys none. */
  hours?: number;
  /** More is bought than was asked for. */
  isRoundedUp: boolean;
}

/** A command knows whole hours only: what was begun is paid for as a whole. */
const wholeHours = (durationMin: number): number => Math.max(1, Math.ceil(durationMin / 60));

/** What would be read as the next part of the command. */
const unfit = /[*#{}\s]/;

/** The command, byte for byte in the city's format; undefined where the city has published none, or where something it asks for is missing. */
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
    (name) => !template.includes(`{${name}}`) || (values[name] !== '' && !unfit.test(values[name])),
  );
  if (!isWhole) return undefined;
  return {
    text: fillTemplate(template, values),
    hours,
    isRoundedUp: hours !== undefined && hours * 60 !== durationMin,
  };
};

/** Does the command say which car is meant? Where it does not, the city takes the stay of the phone that sends it. */
export const smsNamesVehicle = (templates: SmsTemplates, action: SmsAction): boolean =>
  templateFor(action, templates)?.includes('{plate}') ?? false;

/** An SMS that was taken to the phone's own app. `told`: the driver says that the reply came; `confirmed`: the city knows the stay. */
export interface SmsStay extends SmsRequest {
  id: string;
  text: string;
  hours?: number;
  at: Instant;
  state: 'awaited' | 'told' | 'confirmed';
  /** When the reply came. */
  toldAt?: Instant;
}

/** The same deed once more: what is known of the first must be known before a second is sent. */
export const isSameSms = (one: SmsRequest, other: SmsRequest): boolean =>
  one.deed === other.deed && one.zone === other.zone && isSamePlate(one.plate, other.plate);

/** A phone's clock and a city's are not the same, and an SMS takes its time. */
const slackMs = 5 * minuteMs;

/**
 * Do the city's stays show what the SMS was for? They say it for sure or not at all: an SMS may still be on its way, and what was
 * paid in another way meanwhile is no reply to it.
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

/** About when a stay that was paid for by SMS runs out: the reply alone tells it to the minute. Of one that was stopped, when it would have. */
export const smsEndsAt = ({ deed, hours = 0, at, toldAt, endsAt }: SmsStay): Instant => {
  if (deed === 'end') return endsAt ?? at;
  return (deed === 'extend' && endsAt !== undefined ? endsAt : (toldAt ?? at)) + hours * 60 * minuteMs;
};

/** Nobody waits a day for a reply. */
const awaitedMs = 24 * 60 * minuteMs;

/** Is there still something to say about it? */
export const isSmsOver = (sms: SmsStay, now: Instant): boolean =>
  sms.state === 'awaited' ? now - sms.at > awaitedMs : smsEndsAt(sms) <= now;
