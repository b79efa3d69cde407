// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { activate } from '~/i18n/activate';
import { estimatedRefund } from '~/domain/stay/stay';
import { remainingTimeText, spokenRemainingTime } from '~/components/stay/remainingTimeText';

beforeAll(() => activate('ru'));

const second = 1000;
const minute = 60 * second;

it.each([
  ['nothing', 0, 'Время вышло'],
  ['less than nothing', -5 * minute, 'Время вышло'],
  ['the last moment', 1, '0:01'],
  ['a second', second, '0:01'],
  ['ten minutes and five seconds', 10 * minute + 5 * second, '10:05'],
  ['a second less than an hour', 59 * minute + 59 * second, '59:59'],
  ['half a second less than an hour', 60 * minute - 500, '1\u00a0ч'],
  ['an hour', 60 * minute, '1\u00a0ч'],
  ['an hour and a half', 90 * minute, '1\u00a0ч 30\u00a0мин'],
  ['a whole day', 1440 * minute, '24\u00a0ч'],
])('a remaining time of %s (%i ms) is shown as %s', (_, ms, text) => {
  expect(remainingTimeText(ms)).toBe(text);
});

it.each([
  [30_000, 'меньше минуты'],
  [59 * minute + 59 * second, '59 минут'],
  [90 * minute + 59 * second, '1\u00a0ч 30\u00a0мин'],
])('%i ms left are spoken as %s, the number that is shown', (ms, text) => {
  expect(spokenRemainingTime(ms)).toBe(text);
});

it.each([
  ['half of the time is left', 6000, 30, 3000],
  ['the price is not known', undefined, 30, 0],
  ['the sum has kopecks, which an estimate does not name', 5999, 59, 5800],
])('the refund is estimated if %s', (_, sum, leftMin, refund) => {
  const stay = {
    id: '1',
    plate: 'А123ВС59',
    zone: '1',
    startsAt: 0,
    endsAt: 60 * minute,
    sum,
    status: 'active',
  } as const;
  expect(estimatedRefund(stay, (60 - leftMin) * minute)).toBe(refund);
});
