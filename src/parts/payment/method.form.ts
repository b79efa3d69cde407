import type { PaymentMethod } from '~/domain/paymentMethod';
import { checkPhone, type GuestPhoneFault } from '~/domain/phone';

export interface MethodValues {
  methodId: string | undefined;
  phone: string;
}

export type MethodFault = GuestPhoneFault | 'NoMethod';

/** A method, and a phone only where it asks for one (document 1, section 5; PAY-05). */
export const checkMethod = (
  { methodId, phone }: MethodValues,
  methods: readonly PaymentMethod[],
): Partial<Record<keyof MethodValues, MethodFault>> => {
  const method = methods.find(({ id }) => id === methodId);
  if (!method) return { methodId: 'NoMethod' };
  const fault = method.needsPhone ? checkPhone(phone) : undefined;
  return fault ? { phone: fault } : {};
};
