import { minuteMs } from '../time/cityTime';
import type { KnownPlace } from './placeRef';

/** What a QR code or a shared link may fill in (`product.md`). Texts as they came; each is checked against the city before use. */
export interface StayLink extends KnownPlace {
  city?: string;
  /** A parking with a barrier, by its `parkingCode`; a place in the street, where nothing is said. */
  type?: 'planar';
  plate?: string;
  /** The plate is a foreign one, whatever it looks like. */
  foreign?: 1;
  duration?: string;
}

const shortText = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text.length > 40 ? undefined : text;
};

/** Reads a link's parameters; whatever is too long or no text is left out. */
export const readStayLink = (search: Record<string, unknown>): StayLink => ({
  city: shortText(search['city']),
  type: search['type'] === 'planar' ? 'planar' : undefined,
  zone: shortText(search['zone']),
  parkingCode: shortText(search['parkingCode']),
  plate: shortText(search['plate']),
  foreign: search['foreign'] ? 1 : undefined,
  duration: shortText(search['duration']),
});

/** Whether a form's place is the one that the link names; it is, too, while nothing stands there yet. */
export const isPlaceOfLink = ({ zone, parkingCode }: StayLink, place: string): boolean =>
  (zone ?? parkingCode) !== undefined && ['', zone, parkingCode].includes(place);

/** The link's duration in minutes, 0 for one that is no number; undefined where the link says nothing of it. */
export const linkDurationMin = ({ duration }: StayLink): number | undefined =>
  duration === undefined ? undefined : /^\d{1,4}$/.test(duration) ? Number(duration) : 0;

/** How long the way back from a payment page is remembered. */
export const returnAddressLifeMs = 30 * minuteMs;
