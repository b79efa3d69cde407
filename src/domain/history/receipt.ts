import type { Instant } from '../time/cityTime';
import { isEmail } from '../account/login';
import type { Kopecks } from '../money/money';
import { visibleText } from '../content/visibleText';

/** A receipt or invoice that is paid at a bank. */
export interface Receipt {
  number: string;
  at?: Instant;
  sum: Kopecks;
  /** The server's own text. */
  status?: string;
  /** The purpose of the payment. */
  name?: string;
  /** A legal entity gets an invoice, anyone else a receipt. */
  kind: 'receipt' | 'invoice';
  uin?: string;
}

export type ReceiptEmailError = 'RequiredField' | 'TooLong' | 'BadFormat';

const maxEmailLength = 50;

/** Validates the e-mail address for a receipt (B-75 to B-78). */
export const checkReceiptEmail = (input: string): ReceiptEmailError | undefined => {
  const email = visibleText(input);
  if (email === '') return 'RequiredField';
  if (email.length > maxEmailLength) return 'TooLong';
  return isEmail(email) ? undefined : 'BadFormat';
};
