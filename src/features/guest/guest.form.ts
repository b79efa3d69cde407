import { atom } from 'jotai';
import type { PaymentMethod } from '~/domain/money/paymentMethod';
import { checkPhone, type GuestPhoneError } from '~/domain/account/phone';
import type { RetroactiveRules } from '~/components/stay-form/useRetroactiveStart';
import {
  checkStay,
  emptyStay,
  type StayContext,
  type StayError,
  type StayValues,
} from '~/components/stay-form/stay.form';
import type { AppliedLink } from '~/components/stay-form/useFillStay';
import { formAtom } from '~/ui/form/formAtom';

/** Values of the guest's form: the stay, a phone and the payment method. */
export interface GuestValues extends StayValues {
  phone: string;
  methodId: string | undefined;
}

export type GuestFieldError = StayError | GuestPhoneError | 'NoMethod';

export const emptyGuest: GuestValues = { ...emptyStay, phone: '', methodId: undefined };

/** Outlives the screen, so that a change of language loses no input. */
export const guestForm = formAtom<GuestValues>(emptyGuest);
export const appliedLinkAtom = atom<AppliedLink>();

/** The rules of retroactive payments are loaded with their field, if the city accepts them. */
export const retroactiveRulesAtom = atom<RetroactiveRules>();

export const checkGuest = (
  values: GuestValues,
  context: StayContext,
  methods: readonly PaymentMethod[],
): Partial<Record<keyof GuestValues, GuestFieldError>> => {
  const errors: Partial<Record<keyof GuestValues, GuestFieldError>> = { ...checkStay(values, context) };
  const phone = checkPhone(values.phone);
  if (phone) errors.phone = phone;
  if (!methods.some(({ id }) => id === values.methodId)) errors.methodId = 'NoMethod';
  return errors;
};
