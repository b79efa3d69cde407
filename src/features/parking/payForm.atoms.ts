import { emptyStay, type StayValues } from '~/parts/stay/stay.form';
import type { AppliedLink } from '~/parts/stay/useFillStay';
import { personalAtom } from '~/state/personal';
import { emptyForm } from '~/ui/form/formAtom';

/** What is filled in on the signed-in payment form. Outlives the screen: an expired login costs nothing of it. */
export const payForm = personalAtom(emptyForm<StayValues>(emptyStay));
export const appliedLinkAtom = personalAtom<AppliedLink | undefined>(undefined);
/** Whose form it is: another person's begins empty. */
export const payFormOwnerAtom = personalAtom<string | undefined>(undefined);
