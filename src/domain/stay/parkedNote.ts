import type { VehicleAtPlace } from '../payments/attempt';
import { dayMs, dayKey, hourMs, minuteMs, startOfDay, wallTime, type Instant } from '../time/cityTime';
import type { GeoPoint } from '../map/geoPoint';
import type { KnownPlace } from './placeRef';
import { isSamePlate, type VehicleCategory } from '../vehicle/plate';
import { chooseRetroactiveStart, type RetroactiveKind, type RetroactiveStart } from './retroactiveStart';
import { normaliseZoneNumber, withoutZeros } from './zone';

/** The "I parked" note: vehicle, place and start of a stay, until it can be paid retroactively. */

/** The vehicle and its place. The place is a number on a sign, or the phone's position. */
export interface NoteDetails {
  plate: string;
  isForeign: boolean;
  category?: VehicleCategory;
  /** As on the sign, with leading zeros. */
  zone?: string;
  parkingCode?: string;
  address?: string;
  place?: GeoPoint;
  /** The duration that the driver intended, if it was filled in. */
  durationMin?: number;
}

/** `settled`: the city knows the stay. A note that the driver removes is deleted. */
export interface ParkedNote extends NoteDetails {
  id: string;
  startsAt: Instant;
  state: 'open' | 'settled';
  /** Settled by a stay that is still to be paid. */
  isOwed?: boolean;
  hasPhoto?: boolean;
}

/**
 * The action that is possible for a note.
 * - `now`: the stay has just begun and is paid from now on.
 * - `post`: opens a prefilled retroactive payment. The time is empty if the note's start is in the future, because the
 *   phone's clock was ahead.
 * - `unknown`: it is not known yet which payments the city accepts.
 * - `noPost`: the city accepts no payment for that day.
 * - `tooLate`: it did, but the deadline has passed.
 */
export type NoteAction =
  | { kind: 'now' | 'unknown'; until?: Instant }
  | { kind: 'post'; retroactiveStart: RetroactiveStart; until: Instant }
  | { kind: 'noPost' | 'tooLate'; until?: undefined };

/** The last minute of the city's day, `moveDays` after the day of an instant. */
const lastMinute = (at: Instant, timeZone: string, moveDays: number): Instant =>
  startOfDay(at, timeZone, moveDays + 1) - minuteMs;

/** The deadline of a retroactive payment: 23:59 of its day, or of the day after (VAL-24, OPEN-05). */
const payUntil = (startsAt: Instant, kinds: readonly RetroactiveKind[], timeZone: string): Instant | undefined => {
  if (kinds.length === 0) return undefined;
  return lastMinute(startsAt, timeZone, kinds.includes('postPaymentYesterday') ? 1 : 0);
};

const clockOf = (at: Instant, timeZone: string): string => {
  const { hour, minute } = wallTime(at, timeZone);
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
};

/**
 * Returns which form a note opens now, and its deadline, by the city's clock and its accepted kinds of payment. `kinds`
 * is undefined until they are known, and then the earliest possible deadline is returned.
 */
export const noteAction = (
  { startsAt }: Pick<ParkedNote, 'startsAt'>,
  kinds: readonly RetroactiveKind[] | undefined,
  now: Instant,
  timeZone: string,
): NoteAction => {
  const day = dayKey(startsAt, timeZone);
  const isToday = day === dayKey(now, timeZone);
  if (!kinds) return { kind: 'unknown', until: isToday ? lastMinute(startsAt, timeZone, 0) : undefined };
  const until = payUntil(startsAt, kinds, timeZone);
  if (Math.abs(now - startsAt) < minuteMs) return { kind: 'now', until };
  if (startsAt > now) {
    return kinds.includes('postPayment')
      ? {
          kind: 'post',
          retroactiveStart: chooseRetroactiveStart('postPayment', now, timeZone),
          until: lastMinute(now, timeZone, 0),
        }
      : { kind: 'now' };
  }
  const isYesterday = day === dayKey(startOfDay(now, timeZone, -1), timeZone);
  const kind = isToday ? 'postPayment' : isYesterday ? 'postPaymentYesterday' : undefined;
  if (kind && until !== undefined && kinds.includes(kind)) {
    return {
      kind: 'post',
      retroactiveStart: { ...chooseRetroactiveStart(kind, now, timeZone), time: clockOf(startsAt, timeZone) },
      until,
    };
  }
  return { kind: until !== undefined && until + minuteMs <= now ? 'tooLate' : 'noPost' };
};

/** A stay that is paid or known to the city. Without an end it runs until it is ended. */
export interface PaidStay extends VehicleAtPlace {
  startsAt: Instant;
  endsAt?: Instant;
  /** SMS cannot pay retroactively. A payment by SMS later in the same visit therefore covers the stay. */
  isBySms?: boolean;
  /** The city knows the stay and waits for its payment. */
  isOwed?: boolean;
}

/** A payment this soon after the note is for the same stay. */
const sameStayMs = 15 * minuteMs;
const sameVisitMs = 2 * hourMs;

const isSameZone = (one: string, other: string): boolean =>
  normaliseZoneNumber(one) === normaliseZoneNumber(other) ||
  withoutZeros(normaliseZoneNumber(one)) === withoutZeros(normaliseZoneNumber(other));

/**
 * The parking code decides if both have one, otherwise the zone. A place without either equals only another such place.
 */
const isSamePlace = (one: KnownPlace, other: KnownPlace): boolean => {
  if (one.parkingCode && other.parkingCode) return one.parkingCode === other.parkingCode;
  return one.zone && other.zone ? isSameZone(one.zone, other.zone) : !one.zone && !one.parkingCode;
};

/**
 * True if the stay covers the note. A stay that begins with the note does. An earlier one does only at the same sign
 * and only if it lasts for the intended duration, or a quarter of an hour. A payment that was nearly over when the
 * vehicle was parked was for another stay.
 */
export const isNotePaid = (note: ParkedNote, paid: PaidStay): boolean => {
  if (!isSamePlate(note.plate, paid.plate) || !isSamePlace(note, paid)) return false;
  if (paid.startsAt > note.startsAt + (paid.isBySms ? sameVisitMs : sameStayMs)) return false;
  if (paid.startsAt >= note.startsAt - sameStayMs) return paid.endsAt === undefined || paid.endsAt > note.startsAt;
  const meantMs = note.durationMin === undefined ? sameStayMs : note.durationMin * minuteMs;
  return Boolean(note.zone ?? note.parkingCode) && paid.endsAt !== undefined && paid.endsAt >= note.startsAt + meantMs;
};

/** `paid`: a payment is known. `owed`: the city knows the stay, but it is still to be paid. */
export const noteEnding = (note: ParkedNote, stays: readonly PaidStay[]): 'paid' | 'owed' | undefined => {
  const matching = stays.filter((stay) => isNotePaid(note, stay));
  if (matching.length === 0) return undefined;
  return matching.every(({ isOwed }) => isOwed) ? 'owed' : 'paid';
};

/** Returns the whole minute of an instant, because times entered by a driver have no seconds. */
const minuteOf = (at: Instant): number => Math.floor(at / minuteMs);

/**
 * True if both notes are for the same stay, so that a second tap creates no second note. A start that the driver
 * entered belongs to another stay, unless it is equal to the minute.
 */
export const isSameNote = (
  note: ParkedNote,
  newNote: NoteDetails & { startsAt: Instant; isStated: boolean },
): boolean =>
  note.state === 'open' &&
  isSamePlate(note.plate, newNote.plate) &&
  Boolean(note.zone ?? note.parkingCode) &&
  isSamePlace(note, newNote) &&
  (newNote.isStated
    ? minuteOf(note.startsAt) === minuteOf(newNote.startsAt)
    : Math.abs(note.startsAt - newNote.startsAt) < 2 * sameStayMs);

/**
 * Returns when a note becomes urgent: at its deadline, or now if the city accepts no retroactive payment. A note that
 * can no longer be paid never does.
 */
const urgentFrom = ({ kind, until }: NoteAction, now: Instant): number => {
  if (kind === 'noPost' || kind === 'tooLate') return Infinity;
  return until ?? (kind === 'now' ? now : Number.MAX_SAFE_INTEGER);
};

/** Returns the notes with their actions, earliest deadline first. With equal deadlines the oldest note comes first. */
export const byDeadline = (
  notes: readonly ParkedNote[],
  kinds: readonly RetroactiveKind[] | undefined,
  now: Instant,
  timeZone: string,
): { note: ParkedNote; action: NoteAction }[] =>
  notes
    .map((note) => ({ note, action: noteAction(note, kinds, now, timeZone) }))
    .map((one) => ({ ...one, at: urgentFrom(one.action, now) }))
    .sort((one, other) => (one.at === other.at ? one.note.startsAt - other.note.startsAt : one.at - other.at))
    .map(({ note, action }) => ({ note, action }));

/** True if the note is shown on every page: until the end of the last day on which any city accepts its payment. */
export const isNoteDue = ({ startsAt, state }: ParkedNote, now: Instant, timeZone: string): boolean =>
  state === 'open' && now <= lastMinute(startsAt, timeZone, 1) + minuteMs;

/** An unpaid note is useful as long as a fine may arrive and be appealed. */
const openLifeMs = 30 * dayMs;

/** True if the note is still worth storing. */
export const isNoteRetained = (note: ParkedNote, now: Instant, timeZone: string): boolean =>
  note.state === 'open' ? now - note.startsAt < openLifeMs : now <= lastMinute(note.startsAt, timeZone, 1);
