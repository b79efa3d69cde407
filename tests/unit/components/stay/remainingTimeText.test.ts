// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { activate } from '~/i18n/activate';
import { remainingTimeText } from '~/components/stay/remainingTimeText';

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
  ['half a second less than an hour', 60 * minute - 500, '1 ч'],
  ['an hour', 60 * minute, '1 ч'],
  ['an hour and a half', 90 * minute, '1 ч 30 мин'],
  ['a whole day', 1440 * minute, '24:00'],
])('a remaining time of %s (%i ms) is shown as %s', (_, ms, text) => {
  expect(remainingTimeText(ms)).toBe(text);
});
