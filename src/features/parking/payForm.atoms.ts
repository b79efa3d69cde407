import { atom } from 'jotai';
import { emptyStay, type StayValues } from '~/parts/stay/stay.form';
import { formAtom } from '~/ui/form/formAtom';

/** What is filled in on the signed-in payment form. Outlives the screen: an expired login costs nothing of it. */
export const payForm = formAtom<StayValues>(emptyStay);
export const appliedLinkAtom = atom('');
