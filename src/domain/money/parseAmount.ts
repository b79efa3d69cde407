import { stripSpaces } from '../content/invisible';
import type { Kopecks } from './money';

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
