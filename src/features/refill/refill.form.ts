import { parseAmount, type AmountFault } from '~/domain/money';
import type { PaymentMethod } from '~/domain/paymentMethod';
import { checkMethod, type MethodFault, type MethodValues } from '~/parts/payment/method.form';

export interface RefillValues extends MethodValues {
  amount: string;
}

export type RefillFault = AmountFault | MethodFault;

/** Amount, method, and a phone only where the method asks for one (document 1, section 5). */
export const checkRefill = (values: RefillValues, methods: readonly PaymentMethod[]): Partial<Record<keyof RefillValues, RefillFault>> => {
  const amount = parseAmount(values.amount);
  return { ...('fault' in amount ? { amount: amount.fault } : {}), ...checkMethod(values, methods) };
};
