import type { Instant } from '~/domain/time/cityTime';
import type { GeoPoint } from '~/domain/map/geoPoint';
import type { NoteDetails } from '~/domain/stay/parkedNote';
import { checkPlate, plateForWire } from '~/domain/vehicle/plate';
import { readStart, type RetroactiveReading, type RetroactiveStart } from '~/domain/stay/retroactiveStart';
import { bareNumber } from '~/domain/stay/zone';
import { findPlace, type StayContext, type StayError } from '~/components/stay-form/stay.form';

/** Values of a note: the vehicle, its place, and its start. */
export interface ParkedNoteValues {
  place: string;
  plate: string;
  isForeign: boolean;
  /** A time of today or yesterday. Without it, the note starts now, or as it was recorded before. */
  post?: RetroactiveStart;
  /** The phone's position, if the number cannot be read. */
  position?: GeoPoint;
}

type Known = Pick<StayContext, 'zones' | 'paysByParking'>;

const startOf = ({ post }: ParkedNoteValues, now: Instant, timeZone: string): RetroactiveReading | undefined =>
  post && readStart(post, now, timeZone);

/** True if the city's list lacks the typed number. The list on the device may be old, so this is only a warning. */
export const isUnknownPlace = ({ place }: Pick<ParkedNoteValues, 'place'>, known: Known): boolean =>
  place.trim() !== '' && known.zones !== undefined && !findPlace({ place }, known);

/** Requires a place, by its number or the phone's position. */
export const checkNote = (
  values: ParkedNoteValues,
  now: Instant,
  timeZone: string,
): Partial<Record<keyof ParkedNoteValues, StayError>> => {
  const errors: Partial<Record<keyof ParkedNoteValues, StayError>> = {};
  if (values.place.trim() === '' && !values.position) errors.place = 'NoZoneSelected';
  const plate = checkPlate(values.plate, { isForeign: values.isForeign });
  if (plate) errors.plate = plate;
  const start = startOf(values, now, timeZone);
  if (start?.error) errors.post = start.error;
  return errors;
};

/**
 * True if only the phone's position is missing, so that the note can be stored with it. All other values must be valid.
 */
export const isCompleteWithPosition = (
  values: ParkedNoteValues,
  position: GeoPoint,
  now: Instant,
  timeZone: string,
): boolean =>
  values.place.trim() === '' &&
  !values.position &&
  Object.keys(checkNote({ ...values, position }, now, timeZone)).length === 0;

/** Returns the note as it is stored. Only for valid values. */
export const noteFromValues = (
  values: ParkedNoteValues,
  known: Known,
  now: Instant,
  timeZone: string,
): NoteDetails & { startsAt?: Instant } => {
  const input = bareNumber(values.place);
  const found = findPlace(values, known);
  const code = known.paysByParking ? (found?.parkingCode ?? input) : undefined;
  return {
    plate: plateForWire(values.plate, values.isForeign),
    isForeign: values.isForeign,
    zone: (found?.number ?? (known.paysByParking ? '' : input)) || undefined,
    parkingCode: code || undefined,
    address: found?.address,
    place: values.position,
    startsAt: startOf(values, now, timeZone)?.startsAt,
  };
};
