import type { Instant } from '../time/cityTime';
import { isEmail } from '../account/login';
import type { Kopecks } from '../money/money';
import { visibleText } from '../content/visibleText';

/** A paper that is paid at a bank (document 2, section 3). */
export interface Receipt {
  number: string;
  at?: Instant;
  sum: Kopecks;
  /** In the server's own words. */
  status?: string;
  /** What it is for. */
  name?: string;
  /** An invoice of a legal entity, a receipt of everybody else. */
  kind: 'receipt' | 'invoice';
  uin?: string;
}

export type ReceiptEmailError = 'RequiredField' | 'TooLong' | 'BadFormat';

const maxEmailLength = 50;

/** What is wrong with the address that a receipt is sent to (document 1, section 5; `bad-input.md` B-75…B-78). */
export const checkReceiptEmail = (input: string): ReceiptEmailError | undefined => {
  const email = visibleText(input);
  if (email === '') return 'RequiredField';
  if (email.length > maxEmailLength) return 'TooLong';
  return isEmail(email) ? undefined : 'BadFormat';
};
