import { sendReceipt } from '~/api/contract/receipts';
import type { Outcome } from '~/api/outcome';
import type { SignIn } from '~/state/signIn';
import { cityCall } from '../cityCall';
import { visible } from '~/domain/visible';

/** Asks the city to send a receipt by e-mail. */
export const sendReceiptTo = (signIn: SignIn, receiptnumber: string, email: string): Promise<Outcome<unknown>> =>
  cityCall(sendReceipt, { receiptnumber, email: visible(email) }, { token: signIn.token });
