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
  /** Its date is chosen: it is not of the day before, nor does the city name the day once a receipt is paid. */
  hasDay: boolean;
  /** The balance is enough: nobody is asked for a method. */
  isFromBalance: boolean;
  methods: readonly PaymentMethod[];
}

/** Car and date always; a method and its phone only where the balance is not enough (VAL-33…VAL-35, PAY-05). */
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
