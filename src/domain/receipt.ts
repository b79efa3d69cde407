import type { Instant } from './cityTime';
import { looksLikeEmail } from './login';
import type { Kopecks } from './money';
import { visible } from './visible';

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

export type ReceiptEmailFault = 'RequiredField' | 'TooLong' | 'BadFormat';

const longestEmail = 50;

/** What is wrong with the address that a receipt is sent to (document 1, section 5; `bad-input.md` B-75…B-78). */
export const checkReceiptEmail = (typed: string): ReceiptEmailFault | undefined => {
  const email = visible(typed);
  if (email === '') return 'RequiredField';
  if (email.length > longestEmail) return 'TooLong';
  return looksLikeEmail(email) ? undefined : 'BadFormat';
};
