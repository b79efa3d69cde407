import { receiptMethod } from '../../seed/citySettings';
import { receiptByNumber, type Receipt } from '../../store/payments/receipts';
import { driverOf } from '../caller';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** The driver or legal entity, where the city takes payments by receipt at all. Throws InDevelopingError. */
export const receiptUser = (context: CallContext): number => {
  const account = driverOf(context);
  const { useReceipts, paymentsMethods } = context.rules.settings;
  if (!useReceipts && !paymentsMethods.some(({ methodName }) => methodName === receiptMethod))
    throw new Refusal('InDevelopingError');
  return account;
};

/** An own receipt. Throws RequiredField without a number, ValidationError for one that is nobody's or another's: nobody learns which. */
export const receiptOfAccount = (context: CallContext, number: string): Receipt => {
  const account = receiptUser(context);
  const trimmed = number.trim();
  if (trimmed === '') throw new Refusal('RequiredField');
  const receipt = receiptByNumber(context.server.store, context.city.city, trimmed);
  if (receipt?.account !== account) throw new Refusal('ValidationError');
  return receipt;
};
