import { percentDecoded } from '../content/linkParameters';
import type { KnownPlace } from './placeRef';

/** Values that a QR code or a shared link may fill in. Raw texts; each is checked against the city before use. */
export interface StayLink extends KnownPlace {
  city?: string;
  /** A car park with a barrier, by its `parkingCode`. Street parking if missing. */
  type?: 'planar';
  plate?: string;
  /** The plate is foreign, whatever it looks like. */
  foreign?: 1;
  duration?: string;
}

/** Parameters that a tool has appended in codes. */
const appended = /[?#][\w.-]+=.*$/s;
/** A sign before a number, and what mail programs take from the sentence around a link: no bracket that has its pair. */
const surroundings =
  /^[\s#№]+|(?:[\s.,:;!?#/]|(?<!\([^)]*)\)|(?<!\[[^\]]*)\]|(?<!<[^>]*)>|(?<!«[^»]*)»|(?<!“[^”]*)”|(?<!"[^"]*)"|(?<!'[^']*)')+$/g;

const shortText = (value: unknown): string | undefined => {
  const whole = typeof value === 'string' ? percentDecoded(value.slice(0, 400)) : '';
  const text = whole.replace(appended, '').replace(surroundings, '');
  return text === '' || text.length > 40 ? undefined : text;
};

const isYes = (value: unknown): boolean => /^(1|true|yes|y|on|да)$/i.test(String(value).trim());

/** Reads a link's parameters, in capitals too. Values that are too long or not text are left out. */
export const readStayLink = (search: Record<string, unknown>): StayLink => {
  const parameter = (name: string): unknown =>
    search[name] ?? Object.entries(search).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
  return {
    city: shortText(parameter('city')),
    type: shortText(parameter('type'))?.toLowerCase() === 'planar' ? 'planar' : undefined,
    zone: shortText(parameter('zone')),
    parkingCode: shortText(parameter('parkingCode')),
    plate: shortText(parameter('plate')),
    foreign: isYes(parameter('foreign')) ? 1 : undefined,
    duration: shortText(parameter('duration')),
  };
};

/** True if the form's place is the one in the link, or if the form is still empty. */
export const isPlaceOfLink = ({ zone, parkingCode }: StayLink, place: string): boolean =>
  (zone ?? parkingCode) !== undefined && ['', zone, parkingCode].includes(place);

/** Returns the link's duration in minutes: 0 if it is not a number, undefined if it is missing. */
export const linkDurationMin = ({ duration }: StayLink): number | undefined =>
  duration === undefined ? undefined : /^\d{1,4}$/.test(duration) ? Number(duration) : 0;
