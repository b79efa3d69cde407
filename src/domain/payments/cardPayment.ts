import { parseAmount } from '../money/parseAmount';
import type { Kopecks } from '../money/money';

/** The options of the card widget. The app itself provides the description, because a link may claim anything. */
export interface CardPayment {
  publicId: string;
  sum: Kopecks;
  invoiceId: string;
  email: string;
  requireEmail: boolean;
}

/** The bank's result for a payment that the widget reports as a success (CARD-04). Failures are not reported. */
export type CardStatus = 'authorized' | 'not authorized';

const maxLengths = { invoiceId: 100, email: 100 };

/** Returns text only. Any other value in an address counts as empty. */
const textOf = (value: unknown, maxLength: number): string =>
  typeof value === 'string' ? value.trim().slice(0, maxLength) : '';

/**
 * Reads the payment from the address of `/payment`. Returns undefined if the card form must not open: another
 * merchant's key, a currency other than roubles, an invalid amount, a missing order number. A fake QR code that points
 * to our own domain would look exactly like this.
 */
export const readCardPayment = (
  search: Readonly<Record<string, unknown>>,
  publicKey: string,
): CardPayment | undefined => {
  const amount = parseAmount(textOf(search['amount'], 20));
  const invoiceId = textOf(search['invoiceId'], maxLengths.invoiceId + 1);
  const currency = search['currency'] ?? 'RUB';
  if (publicKey === '' || search['publicId'] !== publicKey || currency !== 'RUB' || 'error' in amount) return undefined;
  if (invoiceId === '' || invoiceId.length > maxLengths.invoiceId) return undefined;
  return {
    publicId: publicKey,
    sum: amount.sum,
    invoiceId,
    email: textOf(search['email'], maxLengths.email),
    requireEmail: search['requireEmail'] === 'true',
  };
};

/** An order that a city issued to this device, with its amount if known. */
export interface PlacedOrder {
  order?: string;
  sum?: Kopecks;
}

/**
 * True if the order was placed from this device and for this amount. Otherwise the money would go to someone else's
 * order.
 */
export const isPlacedOnDevice = (
  { invoiceId, sum }: Pick<CardPayment, 'invoiceId' | 'sum'>,
  placed: readonly PlacedOrder[],
): boolean => placed.some((one) => one.order === invoiceId && (one.sum === undefined || one.sum === sum));
