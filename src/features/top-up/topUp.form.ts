import { parseAmount, type AmountError } from '~/domain/money/parseAmount';
import { roublesForWire, type Kopecks } from '~/domain/money/money';
import type { PaymentMethod } from '~/domain/money/paymentMethod';
import { checkMethod, type MethodError, type MethodValues } from '~/components/payment/method.form';

export interface TopUpValues extends MethodValues {
  amount: string;
}

export type TopUpFieldError = AmountError | MethodError;

/** Formats a sum for the field, in roubles: `0,5`, `7`. */
export const formatAmount = (sum: Kopecks): string => roublesForWire(sum).replace('.', ',');

/** Returns the text of the field after blur: an amount as it will be sent, anything else as it was typed (B-42). */
export const amountOnBlur = (input: string): string => {
  const amount = parseAmount(input);
  return 'sum' in amount ? formatAmount(amount.sum) : input;
};

/** Returns the key of a link. Another sum or method needs another link, another spelling of the sum does not. */
export const topUpLinkKey = ({ amount, methodId = '' }: Pick<TopUpValues, 'amount' | 'methodId'>): string => {
  const parsed = parseAmount(amount);
  return `${'sum' in parsed ? parsed.sum : ''}|${methodId}`;
};

/** Checks amount and method, and the phone only if the method requires one. */
export const checkTopUp = (
  values: TopUpValues,
  methods: readonly PaymentMethod[],
): Partial<Record<keyof TopUpValues, TopUpFieldError>> => {
  const amount = parseAmount(values.amount);
  return { ...('error' in amount ? { amount: amount.error } : {}), ...checkMethod(values, methods) };
};
