import { expect, it } from 'vitest';
import { checkPastStart, pastStart } from '~/domain/pastStay';

const timeZone = 'Asia/Yekaterinburg';
/** 14:30 in the city. */
const now = Date.UTC(2026, 10, 20, 9, 30);

it.each([
  ['', 'RequiredField'],
  ['  ', 'RequiredField'],
  ['noon', 'InvalidFormat'],
  ['24:00', 'InvalidFormat'],
  ['12:60', 'InvalidFormat'],
  ['12', 'InvalidFormat'],
  ['14:31', 'FuturePost'],
  ['23:59', 'FuturePost'],
  ['14:30', undefined],
  ['9:05', undefined],
  ['00:00', undefined],
])('a beginning "%s" at half past two: %s', (typed, fault) => {
  expect(checkPastStart(typed, now, timeZone)).toBe(fault);
});

it('is of today, by the clocks of the city', () => {
  expect(pastStart('13:05', now, timeZone)).toBe(Date.UTC(2026, 10, 20, 8, 5));
  // Half past one at night there, and still the day before in Greenwich.
  expect(pastStart('01:00', Date.UTC(2026, 10, 20, 20, 30), timeZone)).toBe(Date.UTC(2026, 10, 20, 20, 0));
});
