import { parseAmount, type Kopecks } from '../money/money';

/** What the card widget is opened with (document 1, section 3). What it is for, the app says: a link may say anything. */
export interface CardPayment {
  publicId: string;
  sum: Kopecks;
  invoiceId: string;
  email: string;
  requireEmail: boolean;
}

/** How the bank took a payment that the widget calls a success (CARD-04, `decisions.md`). A failure has none: it is not reported. */
export type CardStatus = 'authorized' | 'not authorized';

const maxLengths = { invoiceId: 100, email: 100 };

/** Only text: whatever else an address carries is none. */
const textOf = (value: unknown, maxLength: number): string =>
  typeof value === 'string' ? value.trim().slice(0, maxLength) : '';

/**
 * The payment that the address of the launcher asks for, or undefined for everything that must not open a card form: another
 * shop's key, another currency than roubles, a sum that is none, an order without a number (document 1, section 4;
 * `decisions.md`, "Rules"). A fake QR code on our own domain would look exactly like this.
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

/** An order that a city has given to this device, and what it is for, where that is known. */
export interface PlacedOrder {
  order?: string;
  sum?: Kopecks;
}

/** Was the order placed from this device, and for this sum? Whoever else placed it gets the money. */
export const isPlacedOnDevice = (
  { invoiceId, sum }: Pick<CardPayment, 'invoiceId' | 'sum'>,
  placed: readonly PlacedOrder[],
): boolean => placed.some((one) => one.order === invoiceId && (one.sum === undefined || one.sum === sum));
