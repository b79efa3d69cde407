import { sendReceipt } from '~/api/contract/receipts';
import type { Outcome } from '~/api/outcome';
import { currentCity } from '~/state/city';
import type { SignIn } from '~/state/signIn';
import { onExpired } from '../auth/onExpired';
import { cityCall } from '../cityCall';

/** Asks the city to send a receipt by e-mail. */
export const sendReceiptTo = async (signIn: SignIn, receiptnumber: string, email: string): Promise<Outcome<unknown>> => {
  const outcome = await cityCall(sendReceipt, { receiptnumber, email: email.trim() }, { token: signIn.token });
  if (outcome.kind === 'expired') onExpired(currentCity().city, 'standart');
  return outcome;
};
