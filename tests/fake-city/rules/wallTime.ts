/** A moment in the local time of a city. */
export interface WallTime {
  /** YYYY-MM-DD. */
  date: string;
  /** From 0 at midnight to 1439 in the last minute of the day. */
  minuteOfDay: number;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
}

export const minuteMs = 60_000;
export const dayMs = 1440 * minuteMs;

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
};

/** The city's local time read as if it were UTC, in milliseconds. */
const faceMs = (timeZone: string, atMs: number): number => {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  const wholeSecond = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wholeSecond + (((atMs % 1000) + 1000) % 1000);
};

/** The city's offset from UTC at a moment, in milliseconds. */
export const offsetMs = (timeZone: string, atMs: number): number => faceMs(timeZone, atMs) - atMs;

/** The date, minute and weekday of a city at a moment. */
export const wallTimeAt = (timeZone: string, atMs: number): WallTime => {
  const face = new Date(faceMs(timeZone, atMs));
  return {
    date: face.toISOString().slice(0, 10),
    minuteOfDay: face.getUTCHours() * 60 + face.getUTCMinutes(),
    weekday: face.getUTCDay() === 0 ? 7 : face.getUTCDay(),
  };
};

/**
 * The moment at which the city's local time is `date` (YYYY-MM-DD) and `msOfDay`. During a clock change it is the later
 * of the possible moments.
 */
export const momentOf = (timeZone: string, date: string, msOfDay: number): number => {
  const face = Date.parse(`${date}T00:00:00Z`) + msOfDay;
  const guess = face - offsetMs(timeZone, face);
  return face - offsetMs(timeZone, guess);
};

/**
 * ISO 8601 with the city's offset, to the millisecond: `2026-11-20T12:00:00.000+05:00`. Without seconds it is to the
 * minute: `2026-11-20T12:00+05:00`.
 */
export const isoInCity = (timeZone: string, atMs: number, hasSeconds = true): string => {
  const offsetMin = Math.round(offsetMs(timeZone, atMs) / minuteMs);
  const two = (value: number): string => String(Math.trunc(value)).padStart(2, '0');
  const offset = `${offsetMin < 0 ? '-' : '+'}${two(Math.abs(offsetMin) / 60)}:${two(Math.abs(offsetMin) % 60)}`;
  return `${new Date(atMs + offsetMin * minuteMs).toISOString().slice(0, hasSeconds ? -1 : 16)}${offset}`;
};
