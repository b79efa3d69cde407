import type { Random } from '../../fake-city/seed/random';

/** Values that no honest client sends. Those that a form cannot carry are for JSON bodies only. */
export const hostile: readonly unknown[] = [
  '',
  ' ',
  '\0',
  '\r\n',
  `'; drop table account; --`,
  `' " < > & \\`,
  '<script>alert(1)</script>',
  '%00%ff',
  '\ud83d',
  'e\u0301'.repeat(1000),
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '0x10',
  '1,5',
  '31/02/2026',
  '2026-02-30',
  '2026-11-21T25:61:00Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  'x'.repeat(2001),
  'Ж'.repeat(19_999),
  '9'.repeat(400),
  '../../etc/passwd',
  '#',
  'all',
  'balance',
];
export const hostileInJson: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e308,
  true,
  false,
  [],
  {},
  [[]],
  ['x'],
  { length: 3 },
  { toString: 1 },
  '\ud83d',
];

/**
 * Values that an honest client might send, by the name of the parameter. `pool` holds the values that exist in the
 * city.
 */
export const honest = (
  name: string,
  random: Random,
  pool: Readonly<Record<string, readonly string[]>>,
): string | undefined => {
  const known = pool[name];
  if (known && known.length > 0) return random.pick(known);
  if (/phone/i.test(name)) return `79${String(random.whole(0, 999_999_999)).padStart(9, '0')}`;
  if (/^(email)$/i.test(name)) return `fuzz-${random.whole(0, 9999)}@example.com`;
  if (/sum|amount/i.test(name)) return String(random.whole(1, 900));
  if (/date|timestart/i.test(name)) return `2026-11-${String(random.whole(10, 28)).padStart(2, '0')}`;
  if (/^(pass|password|currentpass)$/.test(name)) return random.pick(['parking2026', 'another-one']);
  if (/code|captcha/i.test(name)) return String(random.whole(1000, 9999));
  return undefined;
};
