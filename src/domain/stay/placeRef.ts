/** A place as lists, links and a city's answers name it: by its zone, by its parking's code, or by both. */
export interface KnownPlace {
  zone?: string;
  parkingCode?: string;
}

/** Where a car stands, by the one name that is paid for there: the number of a zone or the code of a parking. */
export type PlaceRef = { zone: string; parkingCode?: never } | { parkingCode: string; zone?: never };

/**
 * Returns the name to pay by, undefined where none is known. A stay or a list entry with a code is sold by it. A link may name a place by
 * both for any city: there the city's own setting decides.
 */
export const placeRef = ({ zone, parkingCode }: KnownPlace, paysByParking = true): PlaceRef | undefined => {
  if (parkingCode && (paysByParking || !zone)) return { parkingCode };
  return zone ? { zone } : undefined;
};

/** Returns the number of a place as its sign shows it; empty where no name is known. */
export const placeNumber = (place: KnownPlace = {}): string => place.parkingCode || place.zone || '';
