import { parseAmount, roublesForWire, type AmountError, type Kopecks } from '~/domain/money/money';
import type { PaymentMethod } from '~/domain/money/paymentMethod';
import { checkMethod, type MethodError, type MethodValues } from '~/components/payment/method.form';

export interface TopUpValues extends MethodValues {
  amount: string;
}

export type TopUpFieldError = AmountError | MethodError;

/** A sum as it stands in the field, in roubles: `0,5`, `7`. */
export const formatAmount = (sum: Kopecks): string => roublesForWire(sum).replace('.', ',');

/** What the field shows once it has been left: an amount as it will be sent, anything else as it was typed (`bad-input.md` B-42). */
export const amountOnBlur = (input: string): string => {
  const amount = parseAmount(input);
  return 'sum' in amount ? formatAmount(amount.sum) : input;
};

/** What a link belongs to: another sum or method is another link, another spelling of the sum is not. */
export const topUpLinkKey = ({ amount, methodId = '' }: Pick<TopUpValues, 'amount' | 'methodId'>): string => {
  const parsed = parseAmount(amount);
  return `${'sum' in parsed ? parsed.sum : ''}|${methodId}`;
};

/** Amount, method, and a phone only where the method asks for one (document 1, section 5). */
export const checkTopUp = (
  values: TopUpValues,
  methods: readonly PaymentMethod[],
): Partial<Record<keyof TopUpValues, TopUpFieldError>> => {
  const amount = parseAmount(values.amount);
  return { ...('error' in amount ? { amount: amount.error } : {}), ...checkMethod(values, methods) };
};
