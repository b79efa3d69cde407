/** The city's wall clock. Every date rule of the product uses it, never the phone's (`decisions.md`). */

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

const formats = new Map<string, Intl.DateTimeFormat>();

const formatFor = (timeZone: string): Intl.DateTimeFormat => {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
};

/** What the city's clocks show at an instant. */
export const wallTime = (at: Instant, timeZone: string): WallTime => {
  const part: Record<string, number> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
  return { year, month, day, hour, minute, second, weekday };
};

type WallInput = Pick<WallTime, 'year' | 'month' | 'day'> & Partial<Pick<WallTime, 'hour' | 'minute' | 'second'>>;

const asUtc = (wall: WallInput): number => Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour ?? 0, wall.minute ?? 0, wall.second ?? 0);

/** Minutes by which the city's clocks are ahead of UTC at an instant. */
export const offsetMin = (at: Instant, timeZone: string): number => {
  const whole = Math.floor(at / 1000) * 1000;
  return (asUtc(wallTime(whole, timeZone)) - whole) / minuteMs;
};

/** The instant at which the city's clocks show the given time. Days, hours and minutes may run over: day 32 is the next month's. */
export const instantOf = (wall: WallInput, timeZone: string): Instant => {
  const guess = asUtc(wall);
  const first = guess - offsetMin(guess, timeZone) * minuteMs;
  return guess - offsetMin(first, timeZone) * minuteMs;
};

/** `2026-11-20`, the city's date. */
export const dayKey = (at: Instant, timeZone: string): string => {
  const { year, month, day } = wallTime(at, timeZone);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** Midnight that begins the city's day of an instant, moved by whole days. */
export const startOfDay = (at: Instant, timeZone: string, moveDays = 0): Instant => {
  const { year, month, day } = wallTime(at, timeZone);
  return instantOf({ year, month, day: day + moveDays }, timeZone);
};

/** ISO 8601 with the city's offset, as `timestart` is sent: `2026-11-20T14:02:00+05:00`. */
export const isoInCity = (at: Instant, timeZone: string): string => {
  const offset = offsetMin(at, timeZone);
  const local = new Date(Math.floor(at / 1000) * 1000 + offset * minuteMs).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  const pad = (n: number): string => String(n).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
};

/**
 * A date as servers write it: ISO 8601, with an offset or without one (then it is the city's time), or
 * `DD.MM.YYYY HH:mm[:ss]` in the city's time. Undefined for anything else, also for 31 February.
 */
export const instantFromWire = (text: string, timeZone: string): Instant | undefined => {
  const iso = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text);
  const dotted = iso ? null : /^(\d{2})\.(\d{2})\.(\d{4}) (\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text);
  const [year, month, day, hour, minute, second] = iso
    ? [iso[1], iso[2], iso[3], iso[4], iso[5], iso[6]].map((part) => Number(part ?? 0))
    : [dotted?.[3], dotted?.[2], dotted?.[1], dotted?.[4], dotted?.[5], dotted?.[6]].map((part) => Number(part ?? 0));
  if ((!iso && !dotted) || !year || !month || !day || month > 12 || hour === undefined || minute === undefined || hour > 24 || minute > 59)
    return undefined;
  const utc = Date.UTC(year, month - 1, day, hour, minute, second ?? 0);
  if (new Date(Date.UTC(year, month - 1, day)).getUTCDate() !== day) return undefined;
  const zone = iso?.[7];
  if (!zone) return instantOf({ year, month, day, hour, minute, second: second ?? 0 }, timeZone);
  if (zone === 'Z') return utc;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return utc - (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minuteMs;
};
