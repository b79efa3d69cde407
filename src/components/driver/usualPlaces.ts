import { isDurationAllowed } from '~/domain/stay/duration';
import type { Favourite } from '~/domain/map/favourite';
import type { LastStay } from '~/domain/stay/lastStay';
import { isSamePlate } from '~/domain/vehicle/plate';
import type { Zone } from '~/domain/stay/zone';
import { findPlace, type StayContext } from '../stay-form/stay.form';

/** A place that one tap fills in. The last stay also fills in vehicle and duration. */
export interface UsualPlace {
  /** The zone number or parking code, as it would be typed. */
  place: string;
  zone: Zone;
  again?: LastStay;
}

/**
 * Returns the last stay, then the favourite places. Omits places that the city does not know now. Omits the last stay
 * while its vehicle is parked or if its duration can no longer be chosen.
 */
export const usualPlaces = (
  last: LastStay | undefined,
  favourites: readonly Favourite[],
  context: StayContext,
): UsualPlace[] => {
  const placeOf = (place: string | undefined): UsualPlace[] => {
    const zone = place === undefined ? undefined : findPlace({ place }, context);
    return place !== undefined && zone ? [{ place, zone }] : [];
  };
  const hasTime = last && (last.durationMin === undefined || isDurationAllowed(last.durationMin, context.intervals));
  const isOver = last && !context.parkedPlates.some((one) => isSamePlate(one, last.plate));
  const again = hasTime && isOver ? placeOf(last.place).map((one) => ({ ...one, again: last })) : [];
  const liked = favourites.flatMap(({ zone, code }) => placeOf(context.paysByParking ? code : zone));
  const unique = liked.filter((one, index) => liked.findIndex(({ zone }) => zone === one.zone) === index);
  return [...again, ...unique];
};
