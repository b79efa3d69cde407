import fc from 'fast-check';

/** The values that every text field gets besides its own cases. None of them may throw or hang. */
export const hostileTexts: readonly string[] = [
  `'`,
  `"`,
  `<`,
  `>`,
  `&`,
  `'"<>&`,
  `\0`,
  `\r\n`,
  `А123ВС77\0`,
  `100\r\n`,
  `<b>А123ВС77`,
  `<img src=x onerror=alert(1)>`,
  `javascript:alert(1)`,
  `\ud83d`,
  `\ude00А\ud83d`,
  `А${'\u0301'.repeat(1000)}`,
  `\u0301`.repeat(1000),
  `constructor`,
  `__proto__`,
  `toString`,
  `hasOwnProperty`,
  `null`,
  `undefined`,
  `NaN`,
  `[object Object]`,
  `\u202e77СВ321А`,
  `\ufeff`,
  `１２３`,
  `٣٤٥`,
  `😀`.repeat(9),
];

const hundredKilobytes = 100_000;
const long = (fragment: string): string => fragment.repeat(Math.ceil(hundredKilobytes / fragment.length));

/**
 * A hundred kilobytes of input that may slow a rule down: its own characters, its separators, and a last character that
 * makes the whole invalid.
 */
export const longTexts: readonly string[] = [
  ...[
    'x',
    '0',
    '9',
    ' ',
    '.',
    ',',
    '-',
    '+',
    '(',
    '1 ',
    'А ',
    'а а,',
    'А1',
    'A',
    '\u200b',
    '\u0301',
    '\ud83d',
    '+7 (912) ',
    '1:',
    '2026-',
  ].map(long),
  `${long('0')}x`,
  `-${long('9')}x`,
  `+${long('1')}.x`,
  `${long('9')}.99x`,
  `А${long('1')}ВС77`,
];

/** Any text, including lone surrogates. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.nat(0xffff), { maxLength: 20 }).map((codes) => String.fromCharCode(...codes)),
  fc.constantFrom(...hostileTexts),
);

/** Characters that paste and autofill may insert invisibly. */
export const invisibleCharacters = [
  '\u200b',
  '\u200d',
  '\u2060',
  '\u00ad',
  '\ufeff',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u2066',
  '\u2069',
] as const;
/** Every blank that a keyboard or a page may produce for a space. */
const blanks = [' ', '\t', '\u00a0', '\u202f', '\u2009', '\u3000'] as const;

/** A text with blanks and invisible characters inserted at random. */
export const strewn = (text: string, marks: readonly string[] = [...blanks, ...invisibleCharacters]) =>
  fc
    .array(fc.oneof({ weight: 3, arbitrary: fc.constant('') }, fc.constantFrom(...marks)), {
      minLength: text.length + 1,
      maxLength: text.length + 1,
    })
    .map((between) =>
      Array.from({ length: text.length + 1 }, (_, index) => `${between[index] ?? ''}${text[index] ?? ''}`).join(''),
    );
