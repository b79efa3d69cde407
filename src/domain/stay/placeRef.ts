/** A place as in lists, links and the city's responses: zone, parking code, or both. */
export interface KnownPlace {
  zone?: string;
  parkingCode?: string;
}

/** The place of a vehicle by the one name that is used for payment: a zone number or a parking code. */
export type PlaceRef = { zone: string; parkingCode?: never } | { parkingCode: string; zone?: never };

/**
 * Returns the name to pay by; undefined if none is known. A stay or a list entry with a code is paid by its code. A
 * link may name both for any city; then the city's setting decides.
 */
export const placeRef = ({ zone, parkingCode }: KnownPlace, paysByParking = true): PlaceRef | undefined => {
  if (parkingCode && (paysByParking || !zone)) return { parkingCode };
  return zone ? { zone } : undefined;
};

/** Returns the number on the place's sign; empty if no name is known. */
export const placeNumber = (place: KnownPlace = {}): string => place.parkingCode || place.zone || '';
