import { isSamePlate } from '../vehicle/plate';
import { linkDurationMin, type StayLink } from './stayLink';

/** What a link from outside the app has filled into a form. */
export interface LinkedValues {
  plate?: string;
  durationMin?: number;
}

/**
 * What a form holds of links after another one was followed. What that does not name stays in the form, and so does here. A tap within
 * the app (`isOwn`) fills in what the driver has chosen.
 */
export const linkedValuesAfter = (before: LinkedValues, link: StayLink, isFromApp: boolean): LinkedValues => ({
  plate: link.plate === undefined ? before.plate : isFromApp ? undefined : link.plate,
  durationMin: link.duration === undefined ? before.durationMin : isFromApp ? undefined : linkDurationMin(link),
});

/**
 * What is said of a link before it is paid for: a car that is none of the known ones, where there are any, and a longer time than usual.
 * What has been changed since is the driver's own. It never stops a payment.
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
