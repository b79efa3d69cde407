import { parseAmount, type AmountFault } from '~/domain/money';
import type { PaymentMethod } from '~/domain/paymentMethod';
import { checkPhone, type GuestPhoneFault } from '~/domain/phone';

export interface RefillValues {
  amount: string;
  methodId: string | undefined;
  phone: string;
}

export type RefillFault = AmountFault | GuestPhoneFault | 'NoMethod';

/** Amount, method, and a phone only where the method asks for one (document 1, section 5). */
export const checkRefill = (values: RefillValues, methods: readonly PaymentMethod[]): Partial<Record<keyof RefillValues, RefillFault>> => {
  const faults: Partial<Record<keyof RefillValues, RefillFault>> = {};
  const amount = parseAmount(values.amount);
  if ('fault' in amount) faults.amount = amount.fault;
  const method = methods.find(({ id }) => id === values.methodId);
  if (!method) faults.methodId = 'NoMethod';
  const phone = method?.needsPhone ? checkPhone(values.phone) : undefined;
  if (phone) faults.phone = phone;
  return faults;
};
