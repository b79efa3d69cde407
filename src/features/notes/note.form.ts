import type { Instant } from '~/domain/cityTime';
import type { GeoPoint } from '~/domain/options';
import type { NotedStay } from '~/domain/parkedNote';
import { checkPlate, plateForWire } from '~/domain/plate';
import { readPost, type PostReading, type PostStart } from '~/domain/postPayment';
import { findPlace, type StayContext, type StayFault } from '~/parts/stay/stay.form';

/** What a note asks for: the car, where it stands, and since when. */
export interface NoteValues {
  place: string;
  plate: string;
  isForeign: boolean;
  /** A time of today or yesterday; else it begins now, or as it was noted before. */
  post?: PostStart;
  /** Where the phone is, in the place of a number that nobody can read. */
  position?: GeoPoint;
}

type Known = Pick<StayContext, 'zones' | 'paysByParking'>;

const startOf = ({ post }: NoteValues, now: Instant, timeZone: string): PostReading | undefined => post && readPost(post, now, timeZone);

/** A place is needed, by its number or by the phone's position; a number that the city does not know is none. */
export const checkNote = (values: NoteValues, known: Known, now: Instant, timeZone: string): Partial<Record<keyof NoteValues, StayFault>> => {
  const faults: Partial<Record<keyof NoteValues, StayFault>> = {};
  if (values.place.trim() === '') {
    if (!values.position) faults.place = 'NoZoneSelected';
  } else if (known.zones && !findPlace(values, known)) faults.place = 'ZoneNotFound';
  const plate = checkPlate(values.plate, { isForeign: values.isForeign });
  if (plate) faults.plate = plate;
  const start = startOf(values, now, timeZone);
  if (start?.fault) faults.post = start.fault;
  return faults;
};

/** Is the phone's position all that is missing? Then the note is kept with it; whatever else was changed meanwhile has to hold. */
export const isWholeAt = (values: NoteValues, position: GeoPoint, known: Known, now: Instant, timeZone: string): boolean =>
  values.place.trim() === '' && !values.position && Object.keys(checkNote({ ...values, position }, known, now, timeZone)).length === 0;

/** The note as it is kept; only for values without faults. */
export const noteOf = (values: NoteValues, known: Known, now: Instant, timeZone: string): NotedStay & { startsAt?: Instant } => {
  const typed = values.place.trim();
  const found = findPlace(values, known);
  const code = known.paysByParking ? (found?.parkingCode ?? typed) : undefined;
  return {
    plate: plateForWire(values.plate, values.isForeign),
    isForeign: values.isForeign,
    zone: (found?.number ?? (known.paysByParking ? '' : typed)) || undefined,
    parkingCode: code || undefined,
    address: found?.address,
    place: values.position,
    startsAt: startOf(values, now, timeZone)?.startsAt,
  };
};
