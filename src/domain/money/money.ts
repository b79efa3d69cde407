import { stripSpaces } from '../content/visibleText';

/** Money is whole kopecks everywhere inside the app; roubles exist on the wire and on the screen. */
export type Kopecks = number;

/** Roubles as a server sends them (40, 40.5, 10.57) to kopecks; a third decimal is rounded as it is written: 1.005 is 1.01. */
export const kopecksFromRoubles = (roubles: number): Kopecks => Math.round(Number((roubles * 100).toFixed(4))) + 0;

/** Kopecks as a server takes them: `40`, `40.5`, `10.57`, never an exponent. */
export const roublesForWire = (sum: Kopecks): string => String(sum / 100);

/**
 * Whole part and two-digit fraction, as prices are shown (document 1, section 9). The sign stays with the whole part; a
 * whole part of zero has none, never the minus that a formatter would draw for −0.
 */
export const splitPrice = (sum: Kopecks): { whole: number; fraction: string } => ({
  whole: Math.trunc(sum / 100) + 0,
  fraction: String(Math.abs(sum) % 100).padStart(2, '0'),
});

export type AmountError = 'RequiredField' | 'ItNeedToBeANumber' | 'NotPositive';

/** More than any top-up; keeps the screen free of exponents. The city's own maximum is the server's to say. */
const maxDigits = 11;

/**
 * An amount of roubles as typed, to kopecks (document 1, section 5; `bad-input.md` B-34…B-44).
 * A comma is a point; spaces of every kind group thousands, and what no eye sees is no part of it; more than two
 * decimals, two separators, exponents and other notations are no amount.
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
