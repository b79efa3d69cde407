/** The city's wall clock. Every date rule uses it and never the phone's. */

/** Milliseconds since 1970, UTC. */
export type Instant = number;

export interface WallTime {
  year: number;
  /** 1–12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  /** 1 Monday … 7 Sunday. */
  weekday: number;
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
const quarterMs = 15 * minuteMs;

type WallInput = Pick<WallTime, 'year' | 'month' | 'day'> & Partial<Pick<WallTime, 'hour' | 'minute' | 'second'>>;

const asUtc = (wall: WallInput): number =>
  Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour ?? 0, wall.minute ?? 0, wall.second ?? 0);

/** The part of `Temporal` that is used. It reads an offset without creating a date format first. */
interface Clocks {
  Instant: {
    fromEpochMilliseconds: (at: number) => { toZonedDateTimeISO: (timeZone: string) => { offsetNanoseconds: number } };
  };
}

interface Zone {
  /**
   * Created on demand: the first format of a page takes a slow phone 60 to 100 milliseconds before it can show a form.
   */
  format?: Intl.DateTimeFormat;
  /**
   * Minutes ahead of UTC, cached by quarter of an hour since 1970. A query of the platform takes a slow phone a tenth
   * of a millisecond.
   */
  offsets: Map<number, number>;
}
const zones = new Map<string, Zone>();

const zoneOf = (timeZone: string): Zone => {
  const zone = zones.get(timeZone) ?? { offsets: new Map<number, number>() };
  zones.set(timeZone, zone);
  return zone;
};

const offsetByFormat = (zone: Zone, at: Instant, timeZone: string): number => {
  zone.format ??= new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const part: Record<string, number> = {};
  for (const { type, value } of zone.format.formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour, minute, second } = part;
  return (asUtc({ year, month, day, hour, minute, second }) - at) / minuteMs;
};

/**
 * Returns how many minutes the city's clocks are ahead of UTC at an instant. Clocks change only at a whole quarter of
 * an hour.
 */
export const offsetMin = (at: Instant, timeZone: string): number => {
  const zone = zoneOf(timeZone);
  const quarter = Math.floor(at / quarterMs);
  let offset = zone.offsets.get(quarter);
  if (offset === undefined) {
    const clocks = (globalThis as { Temporal?: Clocks }).Temporal;
    const quarterStart = quarter * quarterMs;
    offset = clocks
      ? clocks.Instant.fromEpochMilliseconds(quarterStart).toZonedDateTimeISO(timeZone).offsetNanoseconds /
        (minuteMs * 1_000_000)
      : offsetByFormat(zone, quarterStart, timeZone);
    zone.offsets.set(quarter, offset);
  }
  return offset;
};

/** Returns the city's wall time at an instant. */
export const wallTime = (at: Instant, timeZone: string): WallTime => {
  const face = new Date(at + offsetMin(at, timeZone) * minuteMs);
  return {
    year: face.getUTCFullYear(),
    month: face.getUTCMonth() + 1,
    day: face.getUTCDate(),
    hour: face.getUTCHours(),
    minute: face.getUTCMinutes(),
    second: face.getUTCSeconds(),
    weekday: face.getUTCDay() || 7,
  };
};

/**
 * Returns the instant at which the city's clocks show the given time. Days, hours and minutes may overflow: day 32 is
 * in the next month. Where clocks are put back, it is the first of the two instants. A time that clocks skip is moved
 * forward by the size of the jump.
 */
export const instantOf = (wall: WallInput, timeZone: string): Instant => {
  const face = asUtc(wall);
  /** Returns the instant by the offset of a day before or after it. */
  const readBy = (at: Instant): { instant: Instant; isConsistent: boolean } => {
    const offset = offsetMin(at, timeZone);
    const instant = face - offset * minuteMs;
    return { instant, isConsistent: offsetMin(instant, timeZone) === offset };
  };
  const before = readBy(face - dayMs);
  if (before.isConsistent) return before.instant;
  const after = readBy(face + dayMs);
  return after.isConsistent ? after.instant : before.instant;
};

/** `2026-11-20`, the city's date. */
export const dayKey = (at: Instant, timeZone: string): string => {
  const { year, month, day } = wallTime(at, timeZone);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** Returns midnight at the start of the city's day of an instant, moved by whole days. */
export const startOfDay = (at: Instant, timeZone: string, moveDays = 0): Instant => {
  const { year, month, day } = wallTime(at, timeZone);
  return instantOf({ year, month, day: day + moveDays }, timeZone);
};

/** Returns ISO 8601 with the city's offset, as sent in `timestart`: `2026-11-20T14:02:00+05:00`. */
export const isoInCity = (at: Instant, timeZone: string): string => {
  const offset = offsetMin(at, timeZone);
  const local = new Date(Math.floor(at / 1000) * 1000 + offset * minuteMs).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  const pad = (n: number): string => String(n).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
};

const isoDate =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d+)?)?(Z|[+-]\d{2}(?::?\d{2})?)?(?:\[([\w+/-]{1,40})\])?$/;
/** Milliseconds since 1970. Seconds have fewer digits, and could be any number. */
const epochMs = /^\d{13}$/;
const dottedDate = /^(\d{2})\.(\d{2})\.(\d{4}),? (\d{2}):(\d{2})(?::(\d{2}))?$/;

/** Stays are never older. Some servers send `0001-01-01` for "none". */
const firstYear = 1970;
/** The largest offset from UTC. */
const maxOffsetMin = 14 * 60;

/** Returns minutes ahead of UTC; undefined for an invalid offset. */
const offsetFromWire = (zone: string): number | undefined => {
  if (zone === 'Z') return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(3).replace(':', ''))];
  const size = hours * 60 + minutes;
  if (minutes > 59 || size > maxOffsetMin) return undefined;
  return zone.startsWith('-') ? -size : size;
};

/** Returns `instantOf`; undefined if the browser does not know the time zone. */
const instantIn = (wall: WallInput, timeZone: string): Instant | undefined => {
  try {
    return instantOf(wall, timeZone);
  } catch {
    return undefined;
  }
};

/**
 * Parses a date from a server: ISO 8601, or `DD.MM.YYYY HH:mm[:ss]`, or milliseconds since 1970. A time without an
 * offset is the city's, or that of the time zone it names in brackets. Undefined for anything else, including 31
 * February.
 */
export const instantFromWire = (text: string, timeZone: string): Instant | undefined => {
  if (epochMs.test(text.trim())) return Number(text);
  const iso = isoDate.exec(text.trim());
  const dotted = iso ? null : dottedDate.exec(text.trim());
  const [date, time] = iso
    ? [iso.slice(1, 4), iso.slice(4, 7)]
    : [dotted?.slice(1, 4).reverse() ?? [], dotted?.slice(4, 7) ?? []];
  const [year = 0, month = 0, day = 0] = date.map(Number);
  const [hour = 0, minute = 0, second = 0] = time.map((part: string | undefined) => Number(part ?? 0));
  const isDay =
    new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day && month >= 1 && month <= 12 && year >= firstYear;
  const isTime = minute < 60 && second < 60 && (hour < 24 || (hour === 24 && minute === 0 && second === 0));
  if (!isDay || !isTime) return undefined;
  const wall = { year, month, day, hour, minute, second };
  const ms = Number((iso?.[7] ?? '.').slice(1, 4).padEnd(3, '0'));
  const [zone, zoneName] = [iso?.[8], iso?.[9]];
  if (zone === undefined) {
    const instant = zoneName === undefined ? instantOf(wall, timeZone) : instantIn(wall, zoneName);
    return instant === undefined ? undefined : instant + ms;
  }
  const offset = offsetFromWire(zone);
  return offset === undefined ? undefined : asUtc(wall) - offset * minuteMs + ms;
};

/** Parses a date from a server as `instantFromWire` does. A day without a time means its midnight. */
export const dateFromWire = (text: string, timeZone: string): Instant | undefined =>
  instantFromWire(text, timeZone) ?? instantFromWire(`${text.trim()} 00:00`, timeZone);
