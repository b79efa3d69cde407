import { atom } from 'jotai';
import { emptyStay, type StayValues } from '~/parts/stay/stay.form';
import type { AppliedLink } from '~/parts/stay/useFillStay';
import { formAtom } from '~/ui/form/formAtom';

/** What is filled in on the signed-in payment form. Outlives the screen: an expired login costs nothing of it. */
export const payForm = formAtom<StayValues>(emptyStay);
export const appliedLinkAtom = atom<AppliedLink>();
/** Whose form it is: another person's begins empty. */
export const payFormOwnerAtom = atom<string>();
