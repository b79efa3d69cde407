import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import cityList from '../../../../cities.json' with { type: 'json' };
import {
  dayKey,
  dayMs,
  hourMs,
  dateFromWire,
  instantFromWire,
  instantOf,
  isoInCity,
  minuteMs,
  offsetMin,
  startOfDay,
  wallTime,
  type WallTime,
} from '~/domain/time/cityTime';
import { hostileTexts, longTexts } from '../../support/hostileTexts';

const perm = 'Asia/Yekaterinburg';
const at = (iso: string): number => Date.parse(iso);

const cityZones = [...new Set(cityList.map(({ timeZone }) => timeZone))];
/** Clock changes by an hour and by half an hour, offsets with half and quarter hours, and a skipped day. */
const oddZones = [
  'Europe/Berlin',
  'Europe/Dublin',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'UTC',
];
const zone = fc.constantFrom(...cityZones, ...oddZones);
const instant = fc
  .integer({ min: at('1975-01-01T00:00:00Z') / 1000, max: at('2037-12-31T00:00:00Z') / 1000 })
  .map((seconds) => seconds * 1000);
/** Close to a clock change, because few random instants would be. */
const oddInstant = fc
  .tuple(
    fc.constantFrom(
      at('2026-03-29T01:00:00Z'),
      at('2026-10-25T01:00:00Z'),
      at('2026-03-08T07:00:00Z'),
      at('2026-11-01T06:00:00Z'),
      at('2011-12-30T10:00:00Z'),
      at('2026-04-04T15:00:00Z'),
      at('2026-10-03T15:30:00Z'),
      at('2014-10-25T22:00:00Z'),
    ),
    fc.integer({ min: -300, max: 300 }),
  )
  .map(([change, minutes]) => change + minutes * minuteMs);

describe('the city’s clocks', () => {
  it.each<[string, string, Partial<WallTime>]>([
    ['2026-11-20T09:02:03Z', perm, { year: 2026, month: 11, day: 20, hour: 14, minute: 2, second: 3, weekday: 5 }],
    ['2026-11-20T19:00:00Z', perm, { day: 21, hour: 0, minute: 0, weekday: 6 }],
    ['2026-12-31T18:59:59Z', perm, { year: 2026, month: 12, day: 31, hour: 23, minute: 59, second: 59, weekday: 4 }],
    ['2026-12-31T19:00:00Z', perm, { year: 2027, month: 1, day: 1, hour: 0, weekday: 5 }],
    ['2028-02-29T12:00:00Z', 'Europe/Moscow', { month: 2, day: 29, hour: 15, weekday: 2 }],
    ['2026-11-22T12:00:00Z', 'Europe/Kaliningrad', { day: 22, hour: 14, weekday: 7 }],
    ['2026-11-22T15:00:00Z', 'Asia/Vladivostok', { day: 23, hour: 1, weekday: 1 }],
    ['1969-12-31T23:59:59.500Z', 'UTC', { year: 1969, month: 12, day: 31, hour: 23, minute: 59, second: 59 }],
  ])('the instant %s is read by the clocks of %s', (iso, timeZone, localTime) => {
    expect(wallTime(at(iso), timeZone)).toMatchObject(localTime);
  });

  it.each([
    [perm, 300],
    ['Europe/Kaliningrad', 120],
    ['Asia/Kathmandu', 345],
    ['America/New_York', -300],
  ])('%s is ahead of UTC by %i minutes in November', (timeZone, minutes) => {
    expect(offsetMin(at('2026-11-20T09:02:03.456Z'), timeZone)).toBe(minutes);
  });

  describe('a browser that knows time zones through Temporal', () => {
    afterEach(() => vi.unstubAllGlobals());

    it('the offset comes from Temporal once for each quarter of an hour, without any Intl format', () => {
      const zoneCalls: [number, string][] = [];
      const fromEpochMilliseconds = (moment: number) => ({
        toZonedDateTimeISO: (timeZone: string) => {
          zoneCalls.push([moment, timeZone]);
          return { offsetNanoseconds: -12_600_000_000_000 };
        },
      });
      vi.stubGlobal('Temporal', { Instant: { fromEpochMilliseconds } });
      vi.stubGlobal('Intl', undefined);
      expect(offsetMin(at('2026-11-20T09:02:03.456Z'), 'America/Caracas')).toBe(-210);
      expect(offsetMin(at('2026-11-20T09:14:59.999Z'), 'America/Caracas')).toBe(-210);
      expect(zoneCalls).toEqual([[at('2026-11-20T09:00:00Z'), 'America/Caracas']]);
    });
  });

  it('a shown time leads back to its instant, or to the first of two where clocks are put back', () => {
    fc.assert(
      fc.property(zone, fc.oneof(instant, oddInstant), (timeZone, moment) => {
        const localTime = wallTime(moment, timeZone);
        const sameLocalTime = Array.from({ length: 7 }, (_, halves) => moment - halves * 30 * minuteMs).filter(
          (earlier) => JSON.stringify(wallTime(earlier, timeZone)) === JSON.stringify(localTime),
        );
        expect(instantOf(localTime, timeZone)).toBe(Math.min(...sameLocalTime));
      }),
      { numRuns: 500 },
    );
  });

  it('a shown time is exactly one instant in every configured city', () => {
    const since2021 = fc.integer({ min: at('2021-01-01T00:00:00Z') / 1000, max: at('2037-12-31T00:00:00Z') / 1000 });
    fc.assert(
      fc.property(fc.constantFrom(...cityZones), since2021, (timeZone, seconds) => {
        expect(instantOf(wallTime(seconds * 1000, timeZone), timeZone)).toBe(seconds * 1000);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [
      'skipped in Berlin: an hour later',
      { year: 2026, month: 3, day: 29, hour: 2, minute: 30 },
      'Europe/Berlin',
      '2026-03-29T01:30:00Z',
    ],
    [
      'skipped in New York: an hour later',
      { year: 2026, month: 3, day: 8, hour: 2, minute: 30 },
      'America/New_York',
      '2026-03-08T07:30:00Z',
    ],
    [
      'twice in Berlin: the first',
      { year: 2026, month: 10, day: 25, hour: 2, minute: 30 },
      'Europe/Berlin',
      '2026-10-25T00:30:00Z',
    ],
    [
      'twice in New York: the first',
      { year: 2026, month: 11, day: 1, hour: 1, minute: 30 },
      'America/New_York',
      '2026-11-01T05:30:00Z',
    ],
    ['the 32nd is the next month’s first', { year: 2026, month: 10, day: 32 }, perm, '2026-10-31T19:00:00Z'],
    ['day 0 is the last month’s last', { year: 2026, month: 3, day: 0 }, perm, '2026-02-27T19:00:00Z'],
    [
      '1440 minutes are the next midnight',
      { year: 2026, month: 11, day: 20, minute: 1440 },
      perm,
      '2026-11-20T19:00:00Z',
    ],
  ])('an unusual local time is read as an instant: %s', (_, localTime, timeZone, iso) => {
    expect(instantOf(localTime, timeZone)).toBe(at(iso));
  });
});

describe('the city’s day', () => {
  it.each([
    ['2026-11-20T18:59:59Z', perm, '2026-11-20'],
    ['2026-11-20T19:00:00Z', perm, '2026-11-21'],
    ['2026-11-20T19:00:00Z', 'Europe/Kaliningrad', '2026-11-20'],
    ['2026-01-04T00:00:00Z', 'UTC', '2026-01-04'],
  ])('F-75, F-77: the instant %s in %s belongs to the day %s', (iso, timeZone, key) => {
    expect(dayKey(at(iso), timeZone)).toBe(key);
  });

  it.each([
    [0, '2026-02-27T19:00:00Z'],
    [1, '2026-02-28T19:00:00Z'],
    [-1, '2026-02-26T19:00:00Z'],
    [-28, '2026-01-30T19:00:00Z'],
    [31, '2026-03-30T19:00:00Z'],
  ])('the city’s day moved by %i from 28 February begins at %s', (days, iso) => {
    expect(startOfDay(at('2026-02-28T10:00:00Z'), perm, days)).toBe(at(iso));
  });

  it('the city’s day begins at its first moment, and the moment before belongs to an earlier day', () => {
    fc.assert(
      fc.property(zone, fc.oneof(instant, oddInstant), (timeZone, moment) => {
        const start = startOfDay(moment, timeZone);
        expect(start).toBeLessThanOrEqual(moment);
        expect(moment - start).toBeLessThan(dayMs + 2 * hourMs);
        expect(dayKey(start, timeZone)).toBe(dayKey(moment, timeZone));
        expect(dayKey(start - 1000, timeZone) < dayKey(start, timeZone)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the timestart that is sent', () => {
  it.each([
    ['2026-11-20T09:02:00Z', perm, '2026-11-20T14:02:00+05:00'],
    ['2026-11-20T09:02:03.999Z', perm, '2026-11-20T14:02:03+05:00'],
    ['2026-11-20T22:00:00Z', 'Europe/Moscow', '2026-11-21T01:00:00+03:00'],
    ['2026-11-20T09:02:00Z', 'America/St_Johns', '2026-11-20T05:32:00-03:30'],
    ['2026-11-20T09:02:00Z', 'Asia/Kathmandu', '2026-11-20T14:47:00+05:45'],
    ['2026-11-20T09:02:00Z', 'UTC', '2026-11-20T09:02:00+00:00'],
  ])('the timestart %s in %s is sent as %s', (iso, timeZone, sent) => {
    expect(isoInCity(at(iso), timeZone)).toBe(sent);
  });

  it('a sent timestart names the same instant in every time zone', () => {
    fc.assert(
      fc.property(zone, fc.oneof(instant, oddInstant), fc.integer({ min: 0, max: 999 }), (timeZone, moment, ms) => {
        const sent = isoInCity(moment + ms, timeZone);
        expect(Date.parse(sent)).toBe(moment);
        expect(instantFromWire(sent, perm)).toBe(moment);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a date of a server', () => {
  it.each([
    ['2026-11-20T14:02:03+05:00', '2026-11-20T09:02:03Z'],
    ['2026-11-20T14:02:03.123+05:00', '2026-11-20T09:02:03.123Z'],
    ['2026-11-20T14:02:03.1234567+05:00', '2026-11-20T09:02:03.123Z'],
    ['2026-11-20T14:02:03.285+05:00', '2026-11-20T09:02:03.285Z'],
    ['2026-11-20T14:02+0500', '2026-11-20T09:02:00Z'],
    ['2026-11-20 14:02:03+05', '2026-11-20T09:02:03Z'],
    ['2026-11-20T09:02:03Z', '2026-11-20T09:02:03Z'],
    ['2026-11-20T04:02:03-05:00', '2026-11-20T09:02:03Z'],
    ['2026-11-20T14:02:03', '2026-11-20T09:02:03Z'],
    ['2026-11-20 14:02', '2026-11-20T09:02:00Z'],
    ['20.11.2026 14:02', '2026-11-20T09:02:00Z'],
    ['20.11.2026 14:02:03', '2026-11-20T09:02:03Z'],
    [' 20.11.2026 14:02\n', '2026-11-20T09:02:00Z'],
    ['2026-11-20T24:00:00', '2026-11-20T19:00:00Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00Z'],
    ['2026-11-20T14:02:03+05:00[Asia/Yekaterinburg]', '2026-11-20T09:02:03Z'],
    ['2026-11-20T14:02:03[Europe/Moscow]', '2026-11-20T11:02:03Z'],
    ['20.11.2026, 14:02:03', '2026-11-20T09:02:03Z'],
    ['1795165323000', '2026-11-20T09:02:03Z'],
  ])('the server’s date %j is read as %s', (text, iso) => {
    expect(instantFromWire(text, perm)).toBe(at(iso));
  });

  it.each([
    ['2026-11-20', '2026-11-19T19:00:00Z'],
    ['20.11.2026', '2026-11-19T19:00:00Z'],
    [' 20.11.2026 ', '2026-11-19T19:00:00Z'],
    ['20.11.2026 14:02', '2026-11-20T09:02:00Z'],
  ])('the server’s day %j is read as %s', (text, iso) => {
    expect(dateFromWire(text, perm)).toBe(at(iso));
  });

  it.each(['', '14:02', '31.02.2026', '1763629323'])('the text %j is no day', (text) => {
    expect(dateFromWire(text, perm)).toBe(undefined);
  });

  it.each([
    '',
    'завтра',
    '2026-11-20',
    '14:02',
    '20.11.2026',
    '20/11/2026 14:02',
    '1763629323',
    '2026-02-31T10:00:00',
    '2027-02-29T10:00:00',
    '31.02.2026 10:00',
    '2026-13-01T10:00:00',
    '2026-00-01T10:00:00',
    '2026-01-00T10:00:00',
    '0000-00-00T00:00:00',
    '0001-01-01T00:00:00',
    '0026-11-20T14:02:00',
    '2026-11-20T25:00:00',
    '2026-11-20T24:30:00',
    '2026-11-20T14:60:00',
    '2026-11-20T14:02:75',
    '2026-11-20T14:02:03+99:99',
    '2026-11-20T14:02:03+05:75',
    '2026-11-20T14:02:03 Москва',
    '2026-11-20T14:02:03[Nowhere/Town]',
    '２０26-11-20T14:02:03Z',
    '2026-11-20T14:02:03Z; DROP',
  ])('the text %j is read as no date, rather than as a wrong one', (text) => {
    expect(instantFromWire(text, perm)).toBe(undefined);
  });

  it.each([...hostileTexts, ...longTexts].map((text) => [text.slice(0, 20), text]))(
    'the hostile text %j is read as no date, and nothing hangs',
    (_, text) => {
      expect(instantFromWire(text, perm)).toBe(undefined);
    },
  );

  it('a server’s date in any spelling is the same instant, to the millisecond', () => {
    const two = (value: number): string => String(value).padStart(2, '0');
    fc.assert(
      fc.property(fc.constantFrom(...cityZones), instant, fc.integer({ min: 0, max: 999 }), (timeZone, moment, ms) => {
        expect(instantFromWire(new Date(moment + ms).toISOString(), timeZone)).toBe(moment + ms);
        const { year, month, day, hour, minute, second } = wallTime(moment, timeZone);
        const time = `${two(hour)}:${two(minute)}:${two(second)}`;
        const roundTrip = instantOf({ year, month, day, hour, minute, second }, timeZone);
        expect(instantFromWire(`${year}-${two(month)}-${two(day)}T${time}`, timeZone)).toBe(roundTrip);
        expect(instantFromWire(`${two(day)}.${two(month)}.${year} ${time}`, timeZone)).toBe(roundTrip);
      }),
    );
  });
});
