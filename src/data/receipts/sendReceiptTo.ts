import { sendReceipt } from '~/api/contract/receipts';
import type { Outcome } from '~/api/outcome';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { visibleText } from '~/domain/content/visibleText';

/** Requests that the city sends a receipt by e-mail. */
export const sendReceiptTo = (signIn: SignIn, receiptnumber: string, email: string): Promise<Outcome<unknown>> =>
  cityCall(sendReceipt, { receiptnumber, email: visibleText(email) }, { token: signIn.token });
