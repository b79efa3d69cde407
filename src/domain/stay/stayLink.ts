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

const shortText = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text.length > 40 ? undefined : text;
};

/** Reads a link's parameters. Values that are too long or not text are left out. */
export const readStayLink = (search: Record<string, unknown>): StayLink => ({
  city: shortText(search['city']),
  type: search['type'] === 'planar' ? 'planar' : undefined,
  zone: shortText(search['zone']),
  parkingCode: shortText(search['parkingCode']),
  plate: shortText(search['plate']),
  foreign: search['foreign'] ? 1 : undefined,
  duration: shortText(search['duration']),
});

/** True if the form's place is the one in the link, or if the form is still empty. */
export const isPlaceOfLink = ({ zone, parkingCode }: StayLink, place: string): boolean =>
  (zone ?? parkingCode) !== undefined && ['', zone, parkingCode].includes(place);

/** Returns the link's duration in minutes: 0 if it is not a number, undefined if it is missing. */
export const linkDurationMin = ({ duration }: StayLink): number | undefined =>
  duration === undefined ? undefined : /^\d{1,4}$/.test(duration) ? Number(duration) : 0;
