import { Temporal } from '@js-temporal/polyfill';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import cityList from '../../../../cities.json' with { type: 'json' };
import { dayMs, instantFromWire, instantOf, isoInCity, minuteMs, startOfDay, wallTime } from '~/domain/time/cityTime';
import { calendarDay } from '~/domain/time/dateInput';

const zones = [
  ...new Set(cityList.map(({ timeZone }) => timeZone)),
  'Europe/Berlin',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
];
const zone = fc.constantFrom(...zones);
/** Any moment, or one close to a change of clocks: in Russia, Europe and Australia. */
const moment = fc
  .oneof(
    fc.integer({ min: Date.parse('1975-01-01') / minuteMs, max: Date.parse('2037-12-31') / minuteMs }),
    fc
      .tuple(
        fc.constantFrom(
          '2014-10-25T22:00Z',
          '2011-03-26T23:00Z',
          '2026-03-29T01:00Z',
          '2026-10-25T01:00Z',
          '2026-04-04T15:00Z',
        ),
        fc.integer({ min: -300, max: 300 }),
      )
      .map(([change, minutes]) => Date.parse(change) / minuteMs + minutes),
  )
  .map((minutes) => minutes * minuteMs);

const inZone = (at: number, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);

it('clocks, days and sent texts of a city are those of Temporal', () => {
  fc.assert(
    fc.property(zone, moment, fc.integer({ min: 0, max: 40 }), (timeZone, at, days) => {
      const local = inZone(at, timeZone);
      const { year, month, day, hour, minute, second, dayOfWeek } = local;
      expect(wallTime(at, timeZone)).toEqual({ year, month, day, hour, minute, second, weekday: dayOfWeek });
      expect(isoInCity(at, timeZone)).toBe(local.toString({ timeZoneName: 'never', smallestUnit: 'second' }));
      const begin = local.toPlainDate().add({ days }).toZonedDateTime(timeZone);
      expect(startOfDay(at, timeZone, days)).toBe(begin.epochMilliseconds);
    }),
    { numRuns: 200 },
  );
});

it('a local time is the instant of Temporal, also where clocks skip or repeat it', () => {
  fc.assert(
    fc.property(zone, moment, (timeZone, at) => {
      const { year, month, day, hour, minute } = new Temporal.PlainDateTime(1970, 1, 1).add({ minutes: at / minuteMs });
      const local = new Temporal.PlainDateTime(year, month, day, hour, minute);
      expect(instantOf({ year, month, day, hour, minute }, timeZone)).toBe(
        local.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds,
      );
    }),
    { numRuns: 200 },
  );
});

const two = (value: number): string => String(value).padStart(2, '0');

it('a date of a server is read as Temporal reads it, or not at all where no calendar has it', () => {
  const fields = fc.record({
    year: fc.integer({ min: 1970, max: 2099 }),
    month: fc.integer({ min: 0, max: 13 }),
    day: fc.oneof(fc.integer({ min: 0, max: 32 }), fc.constantFrom(28, 29, 30, 31)),
    hour: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 23 }) }, fc.constant(25)),
    minute: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 59 }) }, fc.constant(60)),
  });
  const offset = fc.constantFrom('', 'Z', '+05:00', '-03:30', '+0500', '+03');
  fc.assert(
    fc.property(fields, offset, zone, (wall, suffix, timeZone) => {
      let local: Temporal.PlainDateTime | undefined;
      try {
        local = Temporal.PlainDateTime.from(wall, { overflow: 'reject' });
      } catch {
        // No calendar has it.
      }
      const { year, month, day, hour, minute } = wall;
      const inCity = local?.toZonedDateTime(timeZone).epochMilliseconds;
      const expected =
        local === undefined || suffix === ''
          ? inCity
          : Temporal.Instant.from(`${local.toString()}${suffix}`).epochMilliseconds;
      expect(instantFromWire(`${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}${suffix}`, timeZone)).toBe(
        expected,
      );
      expect(instantFromWire(`${two(day)}.${two(month)}.${year} ${two(hour)}:${two(minute)}`, timeZone)).toBe(inCity);
    }),
    { numRuns: 300 },
  );
});

it('a calendar day exists exactly where Temporal has it', () => {
  const days = fc.integer({ min: Date.parse('1899-12-01') / dayMs, max: Date.parse('2100-01-31') / dayMs });
  const text = fc.oneof(
    days.map((count) => new Date(count * dayMs).toISOString().slice(0, 10)),
    fc
      .tuple(fc.integer({ min: 1895, max: 2105 }), fc.nat(14), fc.nat(33))
      .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`),
  );
  fc.assert(
    fc.property(text, (day) => {
      let expected: string | undefined;
      try {
        expected = Temporal.PlainDate.from(day, { overflow: 'reject' }).toString();
      } catch {
        // No calendar has it.
      }
      expect(calendarDay(day)).toBe(day >= '1900' ? expected : undefined);
    }),
    { numRuns: 300 },
  );
});
