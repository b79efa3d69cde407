import { expect, it } from 'vitest';
import { clockWarning } from './clockWarning';

const dateMs = Date.parse('2026-11-28T12:00:10Z');

it.each([
  ['the same second', '2026-11-28T15:00:10+03:00', 0],
  ['in the city’s own time', '28.11.2026 15:00:09', 0],
  ['two seconds before', '2026-11-28T15:00:08+03:00', 0],
  ['at the beginning of a call of ten seconds', '2026-11-28T14:59:59+03:00', 10_000],
  ['without seconds', '28.11.2026 15:00', 0],
  ['what is no time', 'soon', 0],
])('a stay’s start that agrees with the Date gives no clock warning: %s', (_, written, tookMs) => {
  expect(clockWarning(written, { dateMs, tookMs }, 'Europe/Moscow')).toBeUndefined();
});

it.each([
  ['2026-11-28T15:00:05+03:00', '5 s before'],
  ['2026-11-28T15:00:20+03:00', '9 s after'],
  ['28.11.2026 14:58', '70 s before'],
  ['2026-11-28T12:00:10+03:00', '10800 s before'],
])('a stay’s start at %s gives a clock warning: %s', (written, expected) => {
  expect(clockWarning(written, { dateMs, tookMs: 0 }, 'Europe/Moscow')).toContain(expected);
});
