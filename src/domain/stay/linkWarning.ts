import { isSamePlate } from '../vehicle/plate';
import { linkDurationMin, type StayLink } from './stayLink';

/** The values that a link from outside the app has filled into a form. */
export interface LinkedValues {
  plate?: string;
  durationMin?: number;
}

/**
 * Returns the form's values from links after another link was followed. A value that the new link does not contain
 * stays. A link within the app (`isFromApp`) contains the driver's own choice, so its values do not count.
 */
export const linkedValuesAfter = (before: LinkedValues, link: StayLink, isFromApp: boolean): LinkedValues => ({
  plate: link.plate === undefined ? before.plate : isFromApp ? undefined : link.plate,
  durationMin: link.duration === undefined ? before.durationMin : isFromApp ? undefined : linkDurationMin(link),
});

/**
 * Returns the linked values to warn about before a payment: an unknown vehicle, if any are known, and a longer duration
 * than usual. Values that the driver has changed since are not included. The warning never
 * blocks a payment.
 */
export const linkWarning = (
  linked: LinkedValues,
  values: { plate: string; durationMin?: number },
  known: readonly { plate: string }[],
  usualMin: number,
): LinkedValues => {
  const { plate, durationMin } = linked;
  const isUnknownVehicle =
    plate !== undefined &&
    isSamePlate(plate, values.plate) &&
    known.length > 0 &&
    !known.some((vehicle) => isSamePlate(vehicle.plate, plate));
  const isLong = durationMin !== undefined && durationMin === values.durationMin && durationMin > usualMin;
  return { plate: isUnknownVehicle ? plate : undefined, durationMin: isLong ? durationMin : undefined };
};
