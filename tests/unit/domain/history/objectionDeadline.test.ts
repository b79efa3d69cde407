import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysLeft, isWeekend, objectionDeadline } from '~/domain/history/objectionDeadline';
import { instantOf } from '~/domain/time/cityTime';

it.each([
  ['2026-11-20', '2026-11-30'],
  ['2026-11-25', '2026-12-05'],
  ['2026-12-25', '2027-01-04'],
  ['2027-02-20', '2027-03-02'],
  ['2028-02-20', '2028-03-01'],
  // A day of 25 hours, and one of 23, in a city that changes its clocks.
  ['2026-10-20', '2026-10-30'],
  ['2026-03-25', '2026-04-04'],
])('of a copy that was received on %s, the last day is %s', (receivedOn, last) => {
  expect(objectionDeadline(receivedOn)).toBe(last);
});

it('a city may give other days', () => {
  expect(objectionDeadline('2026-11-20', 20)).toBe('2026-12-10');
});

it('a last day at a weekend is not moved', () => {
  expect(objectionDeadline('2026-11-18')).toBe('2026-11-28');
  expect(isWeekend('2026-11-28')).toBe(true);
  expect(isWeekend('2026-11-30')).toBe(false);
});

it('the days left are those of the city’s calendar, on the phone’s other day too', () => {
  const evening = Date.UTC(2026, 10, 29, 20);
  expect(daysLeft('2026-11-30', evening, 'Asia/Yekaterinburg')).toBe(0);
  expect(daysLeft('2026-11-30', evening, 'Europe/Moscow')).toBe(1);
  expect(daysLeft('2026-11-28', evening, 'Europe/Moscow')).toBe(-1);
});

it('the last day is always the given number of days away', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 60 }), (date, appealDays) => {
      const received = date.toISOString().slice(0, 10);
      const [year = 0, month = 1, day = 1] = received.split('-').map(Number);
      const noon = instantOf({ year, month, day, hour: 12 }, 'Europe/Berlin');
      expect(daysLeft(objectionDeadline(received, appealDays), noon, 'Europe/Berlin')).toBe(appealDays);
    }),
  );
});
