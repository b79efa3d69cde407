import { parseAmount } from '../money/parseAmount';
import type { Kopecks } from '../money/money';

/** The fields that `/check` shows: plain texts of an address that anyone may have written. */
const fields = ['dateIn', 'dateOut', 'ts'] as const;
export type ReceiptField = (typeof fields)[number];

export interface StayReceipt {
  title?: string;
  /** In reading order, without missing fields. */
  lines: readonly { field: ReceiptField; text: string }[];
  /** As text, if it is no amount. */
  price?: Kopecks | string;
}

const maxLength = 100;

/** Returns one line without control and direction marks, truncated if it is too long. */
const lineOf = (search: Record<string, unknown>, name: string): string | undefined => {
  const value = Object.hasOwn(search, name) ? search[name] : undefined;
  if (typeof value !== 'string') return undefined;
  const characters = Array.from(value.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim());
  if (characters.length === 0) return undefined;
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : characters.join('');
};

/** Returns an amount, or else the text as it is. Zero is allowed, because a stay may be free. */
const priceOf = (text: string | undefined): Kopecks | string | undefined => {
  if (text === undefined) return undefined;
  const amount = parseAmount(text);
  if ('sum' in amount) return amount.sum;
  return amount.error === 'NotPositive' && !text.includes('-') ? 0 : text;
};

/** Reads the receipt from an address; undefined if it contains nothing. */
export const readStayReceipt = (search: Record<string, unknown>): StayReceipt | undefined => {
  const title = lineOf(search, 'title');
  const lines = fields.flatMap((field) => {
    const text = lineOf(search, field);
    return text === undefined ? [] : [{ field, text }];
  });
  const price = priceOf(lineOf(search, 'price'));
  return title === undefined && lines.length === 0 && price === undefined ? undefined : { title, lines, price };
};
