import { isPayable, type MapFeature } from '~/domain/map/mapFeature';
import { findZone, normaliseZoneNumber, withoutZeros, type Zone } from '~/domain/stay/zone';

/**
 * What a parking of the map is paid under: the list's entry for its own code where the city pays by parking, else its
 * zone; where the list lacks it, what the map knows.
 */
export const zoneOfFeature = (
  feature: MapFeature,
  zones: readonly Zone[] | undefined,
  paysByParking: boolean,
): Zone | undefined => {
  const { code, zoneNumber, name, address, prices } = feature;
  if (feature.objectType !== 'parkings') return undefined;
  const listed = paysByParking
    ? zones?.find(({ parkingCode }) => parkingCode !== undefined && parkingCode === code)
    : zoneNumber === undefined
      ? undefined
      : findZone(zones ?? [], zoneNumber);
  if (listed) return listed;
  // Another parking's code, or a zone's number in place of one, would be paid for in vain.
  const isNameable = paysByParking ? code !== undefined : zoneNumber !== undefined;
  return isPayable(feature) && isNameable
    ? {
        number: zoneNumber ?? '',
        parkingCode: paysByParking ? code : undefined,
        name: name ?? '',
        address: address ?? '',
        prices,
      }
    : undefined;
};

/** The place that a link names on the map: a parking by its code, else a zone; never one parking of a zone that has several. */
export const zoneOfLink = (
  { zone, parkingCode }: { zone?: string; parkingCode?: string },
  zones: readonly Zone[],
  paysByParking: boolean,
): Zone | undefined => {
  if (!paysByParking) return zone === undefined ? undefined : findZone(zones, zone);
  const byCode = zones.filter((one) =>
    parkingCode === undefined ? one.number === zone : one.parkingCode === parkingCode,
  );
  return byCode.length === 1 ? byCode[0] : undefined;
};

/**
 * A parking that stands for a zone which the map knows: one with exactly this number, or else with the only one that differs
 * from it by leading zeros; one that can be paid for before others.
 */
export const featureOfZone = (features: readonly MapFeature[], input: string): MapFeature | undefined => {
  const requestedNumber = normaliseZoneNumber(input);
  const numberWithoutZeros = withoutZeros(requestedNumber);
  if (numberWithoutZeros === '') return undefined;
  const found = new Map<string, MapFeature>();
  for (const feature of features) {
    const { objectType, zoneNumber } = feature;
    // Few end so: only these are looked at letter by letter.
    if (objectType !== 'parkings' || !zoneNumber?.toUpperCase().endsWith(numberWithoutZeros)) continue;
    const number = normaliseZoneNumber(zoneNumber);
    const known = found.get(number);
    if (withoutZeros(number) === numberWithoutZeros && (!known || (!isPayable(known) && isPayable(feature))))
      found.set(number, feature);
  }
  return found.get(requestedNumber) ?? (found.size === 1 ? [...found.values()][0] : undefined);
};

/** What a link opens where the list lacks its zone: the zone as far as the map knows it, or, where it is not paid for by its number, a parking of it. */
export const placeOnMap = (
  features: readonly MapFeature[],
  number: string,
  paysByParking: boolean,
): { zone?: Zone; feature?: MapFeature } | undefined => {
  const feature = featureOfZone(features, number);
  if (!feature) return undefined;
  const zone = paysByParking ? undefined : zoneOfFeature(feature, undefined, false);
  // Its address is one parking's, not the zone's.
  return zone ? { zone: { ...zone, name: '', address: '' } } : { feature };
};
