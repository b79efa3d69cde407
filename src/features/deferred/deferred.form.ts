import type { AppliedLink } from '~/parts/stay/useFillStay';
import { checkStay, emptyStay, type StayContext, type StayFault, type StayValues } from '~/parts/stay/stay.form';
import { personalAtom } from '~/state/personal';
import { emptyForm } from '~/ui/form/formAtom';

/** Place and car always; a duration only for a stay that is told after it began: another runs until it is ended (document 1, section 5). */
export const checkDeferred = (values: StayValues, context: StayContext): Partial<Record<keyof StayValues, StayFault>> => {
  const { durationMin, ...faults } = checkStay(values, context);
  return durationMin && values.post && context.readPost ? { ...faults, durationMin } : faults;
};

/** What is filled in. Outlives the screen: an expired login costs nothing of it. */
export const deferredForm = personalAtom(emptyForm<StayValues>(emptyStay));
export const appliedLinkAtom = personalAtom<AppliedLink | undefined>(undefined);
/** Whose form it is: another person's begins empty. */
export const formOwnerAtom = personalAtom<string | undefined>(undefined);
