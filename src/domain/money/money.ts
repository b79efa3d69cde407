import { stripSpaces } from '../content/visibleText';

/** An amount in kopecks. Roubles exist only on the wire and on the screen. */
export type Kopecks = number;

/**
 * Converts a server's roubles (40, 40.5, 10.57) to kopecks. A third decimal is rounded in decimal notation: 1.005
 * becomes 1.01.
 */
export const kopecksFromRoubles = (roubles: number): Kopecks => Math.round(Number((roubles * 100).toFixed(4))) + 0;

/** Converts kopecks to roubles for the server: `40`, `40.5`, `10.57`, never with an exponent. */
export const roublesForWire = (sum: Kopecks): string => String(sum / 100);

/**
 * Splits a price into whole roubles and a two-digit fraction, as it is shown. The sign belongs to the whole part. A
 * zero whole part has no sign, to avoid the minus that a formatter would show for −0.
 */
export const splitPrice = (sum: Kopecks): { whole: number; fraction: string } => ({
  whole: Math.trunc(sum / 100) + 0,
  fraction: String(Math.abs(sum) % 100).padStart(2, '0'),
});

export type AmountError = 'RequiredField' | 'ItNeedToBeANumber' | 'NotPositive';

/** More than any top-up; prevents exponents on the screen. The server decides the city's maximum. */
const maxDigits = 11;

/**
 * Parses an amount in roubles as typed (B-34 to B-44). A comma counts as a point. Spaces of all kinds and invisible
 * characters are ignored. More than two decimals, two separators, exponents and other notations are invalid.
 */
export const parseAmount = (input: string): { sum: Kopecks } | { error: AmountError } => {
  const text = stripSpaces(input).replaceAll('₽', '').replace(',', '.');
  if (text === '') return { error: 'RequiredField' };
  if (text.startsWith('-') && /^-(\d+\.?\d{0,2}|\.\d{1,2})$/.test(text)) return { error: 'NotPositive' };
  const match = /^\+?(?:(\d+)\.?(\d{0,2})|\.(\d{1,2}))$/.exec(text);
  const whole = (match?.[1] ?? '0').replace(/^0+(?=\d)/, '');
  if (!match || whole.length > maxDigits) return { error: 'ItNeedToBeANumber' };
  const sum = Number(whole) * 100 + Number((match[2] ?? match[3] ?? '').padEnd(2, '0'));
  return sum > 0 ? { sum } : { error: 'NotPositive' };
};
