import { receiptMethod } from '../../seed/citySettings';
import { receiptByNumber, type Receipt } from '../../store/payments/receipts';
import { driverOf } from '../caller';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** The calling driver or legal entity. Throws InDevelopingError if the city does not take payments by receipt. */
export const receiptUser = (context: CallContext): number => {
  const account = driverOf(context);
  const { useReceipts, paymentsMethods } = context.rules.settings;
  if (!useReceipts && !paymentsMethods.some(({ methodName }) => methodName === receiptMethod))
    throw new Refusal('InDevelopingError');
  return account;
};

/**
 * Returns a receipt of the account. Throws RequiredField without a number. Throws the same ValidationError for an
 * unknown receipt and for another account's, so that neither is revealed.
 */
export const receiptOfAccount = (context: CallContext, number: string): Receipt => {
  const account = receiptUser(context);
  const trimmed = number.trim();
  if (trimmed === '') throw new Refusal('RequiredField');
  const receipt = receiptByNumber(context.server.store, context.city.city, trimmed);
  if (receipt?.account !== account) throw new Refusal('ValidationError');
  return receipt;
};
