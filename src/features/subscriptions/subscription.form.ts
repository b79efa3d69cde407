import type { PaymentMethod } from '~/domain/money/paymentMethod';
import { checkStartDay, type StartDayError, type StartDays } from '~/domain/permits/subscription';
import { checkMethod, type MethodError, type MethodValues } from '~/components/payment/method.form';

export interface SubscriptionValues extends MethodValues {
  plate: string | undefined;
  startDay: string;
}

export type SubscriptionFieldError = 'NoVehicle' | StartDayError | MethodError;

interface Context {
  /** The driver's own plates. */
  plates: readonly string[];
  days: StartDays;
  /**
   * True if the date is chosen by the driver. It is fixed for the previous day, and with a receipt the city sets it
   * after the payment.
   */
  hasDay: boolean;
  /** True if the balance is sufficient, so no method is required. */
  isFromBalance: boolean;
  methods: readonly PaymentMethod[];
}

/** Vehicle and date are always required; method and phone only if the balance is too low (VAL-33…VAL-35, PAY-05). */
export const checkSubscription = (
  values: SubscriptionValues,
  context: Context,
): Partial<Record<keyof SubscriptionValues, SubscriptionFieldError>> => {
  const errors: Partial<Record<keyof SubscriptionValues, SubscriptionFieldError>> = {};
  if (values.plate === undefined || !context.plates.includes(values.plate)) errors.plate = 'NoVehicle';
  const day = context.hasDay ? checkStartDay(values.startDay, context.days) : undefined;
  if (day) errors.startDay = day;
  return context.isFromBalance ? errors : { ...errors, ...checkMethod(values, context.methods) };
};
