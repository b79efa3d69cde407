import type { VehicleAtPlace } from '../payments/attempt';
import { dayMs, dayKey, hourMs, minuteMs, startOfDay, wallTime, type Instant } from '../time/cityTime';
import type { GeoPoint } from '../content/options';
import type { KnownPlace } from './placeRef';
import { isSamePlate, type VehicleCategory } from '../vehicle/plate';
import { chooseRetroactiveStart, type RetroactiveKind, type RetroactiveStart } from './retroactiveStart';
import { normaliseZoneNumber, withoutZeros } from './zone';

/** The "I parked" note: what was parked where and since when, until it can be paid for afterwards (`product.md`, promise 3). */

/** Which car stands where. A place is known by its sign, or by the phone's position. */
export interface NoteDetails {
  plate: string;
  isForeign: boolean;
  category?: VehicleCategory;
  /** As on the sign, with its leading zeros. */
  zone?: string;
  parkingCode?: string;
  address?: string;
  place?: GeoPoint;
  /** As long as the driver meant to stay, where that was filled in. */
  durationMin?: number;
}

/** `settled`: the city knows of the stay. One that the driver takes away is kept no more. */
export interface ParkedNote extends NoteDetails {
  id: string;
  startsAt: Instant;
  state: 'open' | 'settled';
  /** Settled by a stay whose payment is still to come. */
  isOwed?: boolean;
  hasPhoto?: boolean;
}

/**
 * What can be done about a note. now: it has hardly begun, and is paid for from now on. post: the form of a payment
 * afterwards, filled in; with an empty time where the note's own is still to come, because the phone's clock was ahead.
 * unknown: the city has not said yet what it takes. noPost: it takes nothing for that day. tooLate: it did, until its last minute.
 */
export type NoteAction =
  | { kind: 'now' | 'unknown'; until?: Instant }
  | { kind: 'post'; retroactiveStart: RetroactiveStart; until: Instant }
  | { kind: 'noPost' | 'tooLate'; until?: undefined };

/** The last minute of the city's day, so many days after the one of an instant. */
const lastMinute = (at: Instant, timeZone: string, moveDays: number): Instant =>
  startOfDay(at, timeZone, moveDays + 1) - minuteMs;

/** Until when a stay may be paid for afterwards: 23:59 of its day, or of the day after (VAL-24; `decisions.md`, OPEN-05). */
const payUntil = (startsAt: Instant, kinds: readonly RetroactiveKind[], timeZone: string): Instant | undefined => {
  if (kinds.length === 0) return undefined;
  return lastMinute(startsAt, timeZone, kinds.includes('postPaymentYesterday') ? 1 : 0);
};

const clockOf = (at: Instant, timeZone: string): string => {
  const { hour, minute } = wallTime(at, timeZone);
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
};

/**
 * Which form a note opens now, and its deadline, both by the city's clock and by what the city takes; `kinds` is undefined
 * while that has never been heard, and then the nearest deadline is told.
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

/** A stay that is known to be paid for, or to be with the city. Without an end it runs until it is ended. */
export interface PaidStay extends VehicleAtPlace {
  startsAt: Instant;
  endsAt?: Instant;
  /** By SMS nothing is paid for afterwards: one that is sent later in the same visit is all that there will be. */
  isBySms?: boolean;
  /** The city knows it, and waits for its payment (document 2, section 4). */
  isOwed?: boolean;
}

/** Who pays so soon after the note pays for the same stay. */
const sameStayMs = 15 * minuteMs;
const sameVisitMs = 2 * hourMs;

const isSameZone = (one: string, other: string): boolean =>
  normaliseZoneNumber(one) === normaliseZoneNumber(other) ||
  withoutZeros(normaliseZoneNumber(one)) === withoutZeros(normaliseZoneNumber(other));

/** The parking code decides where both have one, else the zone; what names neither is found nowhere else. */
const isSamePlace = (one: KnownPlace, other: KnownPlace): boolean => {
  if (one.parkingCode && other.parkingCode) return one.parkingCode === other.parkingCode;
  return one.zone && other.zone ? isSameZone(one.zone, other.zone) : !one.zone && !one.parkingCode;
};

/**
 * Does this stay cover what was noted? One that begins with the note does. An earlier one does only at the same sign, and only
 * where it lasts as long as was meant, or a quarter of an hour: what was nearly over when the car was parked paid for another stay.
 */
export const isNotePaid = (note: ParkedNote, paid: PaidStay): boolean => {
  if (!isSamePlate(note.plate, paid.plate) || !isSamePlace(note, paid)) return false;
  if (paid.startsAt > note.startsAt + (paid.isBySms ? sameVisitMs : sameStayMs)) return false;
  if (paid.startsAt >= note.startsAt - sameStayMs) return paid.endsAt === undefined || paid.endsAt > note.startsAt;
  const meantMs = note.durationMin === undefined ? sameStayMs : note.durationMin * minuteMs;
  return Boolean(note.zone ?? note.parkingCode) && paid.endsAt !== undefined && paid.endsAt >= note.startsAt + meantMs;
};

/** `paid`: a payment for it is known. `owed`: the city knows of the stay, and its payment is still to come. */
export const noteEnding = (note: ParkedNote, stays: readonly PaidStay[]): 'paid' | 'owed' | undefined => {
  const matching = stays.filter((stay) => isNotePaid(note, stay));
  if (matching.length === 0) return undefined;
  return matching.every(({ isOwed }) => isOwed) ? 'owed' : 'paid';
};

/** The whole minute that an instant is of: what a driver says has no seconds. */
const minuteOf = (at: Instant): number => Math.floor(at / minuteMs);

/** The same stay noted once more: a second tap makes no second note. A beginning that was said is that of another stay, unless it is the same to the minute. */
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

/** When a note presses: at once where nothing is taken afterwards, else at its deadline; one that can no longer be paid for never does. */
const urgentFrom = ({ kind, until }: NoteAction, now: Instant): number => {
  if (kind === 'noPost' || kind === 'tooLate') return Infinity;
  return until ?? (kind === 'now' ? now : Number.MAX_SAFE_INTEGER);
};

/** The notes with what can be done about each, the one whose time runs out first on top; of several the one that has waited longest. */
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

/** Is it told on every page? Until the last day on which any city takes money for it is over. */
export const isNoteDue = ({ startsAt, state }: ParkedNote, now: Instant, timeZone: string): boolean =>
  state === 'open' && now <= lastMinute(startsAt, timeZone, 1) + minuteMs;

/** A note that was not paid for is of use as long as a fine may come and be appealed against. */
const openLifeMs = 30 * dayMs;

/** Is it still worth keeping? */
export const isNoteRetained = (note: ParkedNote, now: Instant, timeZone: string): boolean =>
  note.state === 'open' ? now - note.startsAt < openLifeMs : now <= lastMinute(note.startsAt, timeZone, 1);
