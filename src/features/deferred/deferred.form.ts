import type { Instant } from '~/domain/cityTime';
import { checkPastStart, type PastStartFault } from '~/domain/pastStay';
import type { AppliedLink } from '~/parts/stay/useFillStay';
import { checkStay, emptyStay, type StayContext, type StayFault, type StayValues } from '~/parts/stay/stay.form';
import { personalAtom } from '~/state/personal';
import { emptyForm } from '~/ui/form/formAtom';

export interface DeferredValues extends StayValues {
  /** A stay that begins now runs until it is ended; one of earlier today is told with its beginning and its duration. */
  when: 'now' | 'past';
  /** `HH:mm` by the city's clocks. */
  startTime: string;
}

export type DeferredFault = StayFault | PastStartFault;

export const emptyDeferred: DeferredValues = { ...emptyStay, when: 'now', startTime: '' };

/** Place and car always; for a stay of earlier today also its duration, and a beginning not later than now (document 1, section 5). */
export const checkDeferred = (
  values: DeferredValues,
  context: StayContext,
  clock: { now: Instant; timeZone: string },
): Partial<Record<keyof DeferredValues, DeferredFault>> => {
  const isPast = values.when === 'past';
  // A car that is parked now may have stood elsewhere before.
  const { durationMin, ...faults } = checkStay(values, isPast ? { ...context, parkedPlates: [] } : context);
  if (!isPast) return faults;
  const startTime = checkPastStart(values.startTime, clock.now, clock.timeZone);
  return { ...faults, ...(durationMin && { durationMin }), ...(startTime && { startTime }) };
};

/** What is filled in. Outlives the screen: an expired login costs nothing of it. */
export const deferredForm = personalAtom(emptyForm<DeferredValues>(emptyDeferred));
export const appliedLinkAtom = personalAtom<AppliedLink | undefined>(undefined);
/** Whose form it is: another person's begins empty. */
export const formOwnerAtom = personalAtom<string | undefined>(undefined);
