import { parseAmount, roublesForWire, type AmountFault, type Kopecks } from '~/domain/money';
import type { PaymentMethod } from '~/domain/paymentMethod';
import { checkMethod, type MethodFault, type MethodValues } from '~/parts/payment/method.form';

export interface RefillValues extends MethodValues {
  amount: string;
}

export type RefillFault = AmountFault | MethodFault;

/** A sum as it stands in the field, in roubles: `0,5`, `7`. */
export const amountShown = (sum: Kopecks): string => roublesForWire(sum).replace('.', ',');

/** What the field shows once it has been left: an amount as it will be sent, anything else as it was typed (`bad-input.md` B-42). */
export const amountOnceLeft = (typed: string): string => {
  const amount = parseAmount(typed);
  return 'sum' in amount ? amountShown(amount.sum) : typed;
};

/** What a link belongs to: another sum or method is another link, another spelling of the sum is not. */
export const refillAsked = ({ amount, methodId = '' }: Pick<RefillValues, 'amount' | 'methodId'>): string => {
  const read = parseAmount(amount);
  return `${'sum' in read ? read.sum : ''}|${methodId}`;
};

/** Amount, method, and a phone only where the method asks for one (document 1, section 5). */
export const checkRefill = (values: RefillValues, methods: readonly PaymentMethod[]): Partial<Record<keyof RefillValues, RefillFault>> => {
  const amount = parseAmount(values.amount);
  return { ...('fault' in amount ? { amount: amount.fault } : {}), ...checkMethod(values, methods) };
};
