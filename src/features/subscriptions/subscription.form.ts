import type { PaymentMethod } from '~/domain/paymentMethod';
import { checkStartDay, type DayFault, type StartDays } from '~/domain/subscription';
import { checkMethod, type MethodFault, type MethodValues } from '~/parts/payment/method.form';

export interface SubscriptionValues extends MethodValues {
  plate: string | undefined;
  startDay: string;
}

export type SubscriptionFault = 'NoVehicle' | DayFault | MethodFault;

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
export const checkSubscription = (values: SubscriptionValues, context: Context): Partial<Record<keyof SubscriptionValues, SubscriptionFault>> => {
  const faults: Partial<Record<keyof SubscriptionValues, SubscriptionFault>> = {};
  if (values.plate === undefined || !context.plates.includes(values.plate)) faults.plate = 'NoVehicle';
  const day = context.hasDay ? checkStartDay(values.startDay, context.days) : undefined;
  if (day) faults.startDay = day;
  return context.isFromBalance ? faults : { ...faults, ...checkMethod(values, context.methods) };
};
