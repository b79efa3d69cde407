/** The parameters that the widget passes to its frame, and the frame's form to its server, under the same names. */
export interface CardRequest {
  publicId: string;
  description: string;
  kopecks: number;
  invoiceId: string;
  email: string;
  isEmailRequired: boolean;
}

/** Why a request is not a valid payment. */
export type CardError = 'publicId' | 'currency' | 'amount';

const maxChars = 300;

/** Converts roubles to whole kopecks; undefined unless it is a positive sum with at most two decimals. */
const kopecksOf = (text: string): number | undefined => {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined;
  const kopecks = Math.round(Number(text) * 100);
  return kopecks > 0 ? kopecks : undefined;
};

/** Returns the widget's payment, or the error in it. The default currency is the rouble. */
export const readCardRequest = (fields: URLSearchParams): CardRequest | CardError => {
  const text = (name: string): string => (fields.get(name) ?? '').trim().slice(0, maxChars);
  const publicId = text('publicId');
  if (publicId === '') return 'publicId';
  if ((text('currency') || 'RUB') !== 'RUB') return 'currency';
  const kopecks = kopecksOf(text('amount'));
  if (kopecks === undefined) return 'amount';
  return {
    publicId,
    description: text('description'),
    kopecks,
    invoiceId: text('invoiceId'),
    email: text('email'),
    isEmailRequired: text('requireEmail') === 'true',
  };
};
