import { atom } from 'jotai';
import type { PaymentMethod } from '~/domain/paymentMethod';
import { checkPhone, type GuestPhoneFault } from '~/domain/phone';
import type { PostRules } from '~/parts/stay/usePost';
import { checkStay, emptyStay, type StayContext, type StayFault, type StayValues } from '~/parts/stay/stay.form';
import type { AppliedLink } from '~/parts/stay/useFillStay';
import { formAtom } from '~/ui/form/formAtom';

/** What a guest fills in: the stay, a phone, and the way to pay (document 1, section 2). */
export interface GuestValues extends StayValues {
  phone: string;
  methodId: string | undefined;
}

export type GuestFault = StayFault | GuestPhoneFault | 'NoMethod';

export const emptyGuest: GuestValues = { ...emptyStay, phone: '', methodId: undefined };

/** Outlives the screen: a change of language costs nothing that was typed. */
export const guestForm = formAtom<GuestValues>(emptyGuest);
export const appliedLinkAtom = atom<AppliedLink>();

/** The rules of paying afterwards come with their field, where the city takes such payments. */
export const postRulesAtom = atom<PostRules>();

export const checkGuest = (
  values: GuestValues,
  context: StayContext,
  methods: readonly PaymentMethod[],
): Partial<Record<keyof GuestValues, GuestFault>> => {
  const faults: Partial<Record<keyof GuestValues, GuestFault>> = { ...checkStay(values, context) };
  const phone = checkPhone(values.phone);
  if (phone) faults.phone = phone;
  if (!methods.some(({ id }) => id === values.methodId)) faults.methodId = 'NoMethod';
  return faults;
};
