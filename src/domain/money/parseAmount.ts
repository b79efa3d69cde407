import { stripSpaces } from '../content/invisible';
import type { Kopecks } from './money';

export type AmountError = 'RequiredField' | 'ItNeedToBeANumber' | 'NotPositive';

/** More than any top-up; prevents exponents on the screen. The server decides the city's maximum. */
const maxDigits = 11;

/** The rouble as people write it, before or after the amount: `₽`, `р`, `руб.`, `рублей`, `RUB`. */
const currency = /^(?:₽|руб\.?|RU[BR])|(?:₽|[рp]\.?|руб(?:\.|л(?:ь|я|ей))?|RU[BR])$/iu;

/**
 * Parses an amount in roubles as typed (B-34 to B-44). A comma counts as a point. Spaces of all kinds, invisible
 * characters and the name of the currency are ignored. More than two decimals, two separators, exponents and other
 * notations are invalid.
 */
export const parseAmount = (input: string): { sum: Kopecks } | { error: AmountError } => {
  const text = stripSpaces(input).replace(currency, '').replace(',', '.');
  if (text === '') return { error: 'RequiredField' };
  if (text.startsWith('-') && /^-(\d+\.?\d{0,2}|\.\d{1,2})$/.test(text)) return { error: 'NotPositive' };
  const match = /^\+?(?:(\d+)\.?(\d{0,2})|\.(\d{1,2}))$/.exec(text);
  const whole = (match?.[1] ?? '0').replace(/^0+(?=\d)/, '');
  if (!match || whole.length > maxDigits) return { error: 'ItNeedToBeANumber' };
  const sum = Number(whole) * 100 + Number((match[2] ?? match[3] ?? '').padEnd(2, '0'));
  return sum > 0 ? { sum } : { error: 'NotPositive' };
};
