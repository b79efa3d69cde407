import type { PaymentMethod } from '~/domain/money/paymentMethod';
import { checkPhone, type GuestPhoneError } from '~/domain/account/phone';

export interface MethodValues {
  methodId: string | undefined;
  phone: string;
}

export type MethodError = GuestPhoneError | 'NoMethod';

/** Requires a method, and a phone only if the method needs one (PAY-05). */
export const checkMethod = (
  { methodId, phone }: MethodValues,
  methods: readonly PaymentMethod[],
): Partial<Record<keyof MethodValues, MethodError>> => {
  const method = methods.find(({ id }) => id === methodId);
  if (!method) return { methodId: 'NoMethod' };
  const error = method.needsPhone ? checkPhone(phone) : undefined;
  return error ? { phone: error } : {};
};
