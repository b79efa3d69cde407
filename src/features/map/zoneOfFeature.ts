import { isPayable, type MapFeature } from '~/domain/map/mapFeature';
import { findParking, findZone, normaliseZoneNumber, withoutZeros, type Zone } from '~/domain/stay/zone';

/**
 * Returns the zone under which a parking of the map is paid. In a city that pays by parking, this is the list's entry
 * for its code, otherwise for its zone. If the list lacks it, the map's own data is used. Where the city has barriers
 * (`canPayAtBarrier`), a planar parking without a zone is paid by its code.
 */
export const zoneOfFeature = (
  feature: MapFeature,
  zones: readonly Zone[] | undefined,
  paysByParking: boolean,
  canPayAtBarrier = false,
): Zone | undefined => {
  const { code, zoneNumber, category, name, address, prices } = feature;
  if (feature.objectType !== 'parkings') return undefined;
  const listed = paysByParking
    ? zones?.find(({ parkingCode }) => parkingCode !== undefined && parkingCode === code)
    : zoneNumber === undefined
      ? undefined
      : findZone(zones ?? [], zoneNumber);
  if (listed) return listed;
  // Paying for another parking's code, or for a zone's number instead of a code, would be in vain.
  const isPaidByCode =
    paysByParking || (canPayAtBarrier && category === 'planar' && zoneNumber === undefined && code !== undefined);
  const isNameable = isPaidByCode ? code !== undefined : zoneNumber !== undefined;
  return isPayable(feature) && isNameable
    ? {
        number: zoneNumber ?? '',
        parkingCode: isPaidByCode ? code : undefined,
        name: name ?? '',
        address: address ?? '',
        prices,
      }
    : undefined;
};

/**
 * Returns the place that a link names: a parking by its code, else a zone. Never one parking of a zone that has
 * several.
 */
export const zoneOfLink = (
  { zone, parkingCode }: { zone?: string; parkingCode?: string },
  zones: readonly Zone[],
  paysByParking: boolean,
): Zone | undefined => {
  if (!paysByParking) return zone === undefined ? undefined : findZone(zones, zone);
  if (parkingCode !== undefined) return findParking(zones, parkingCode);
  const byCode = zones.filter(({ number }) => number === zone);
  return byCode.length === 1 ? byCode[0] : undefined;
};

/**
 * Returns a parking that represents a zone on the map. The zone has exactly this number, or is the only one that
 * differs by leading zeros. A parking that can be paid for has priority.
 */
export const featureOfZone = (features: readonly MapFeature[], input: string): MapFeature | undefined => {
  const requestedNumber = normaliseZoneNumber(input);
  const numberWithoutZeros = withoutZeros(requestedNumber);
  if (numberWithoutZeros === '') return undefined;
  const lastDigits = /\d*$/.exec(numberWithoutZeros)?.[0] ?? '';
  const found = new Map<string, MapFeature>();
  for (const feature of features) {
    const { objectType, zoneNumber } = feature;
    // Few numbers end like this, so only these are normalised and compared.
    if (objectType !== 'parkings' || !zoneNumber?.endsWith(lastDigits)) continue;
    const number = normaliseZoneNumber(zoneNumber);
    const known = found.get(number);
    if (withoutZeros(number) === numberWithoutZeros && (!known || (!isPayable(known) && isPayable(feature))))
      found.set(number, feature);
  }
  return found.get(requestedNumber) ?? (found.size === 1 ? [...found.values()][0] : undefined);
};

/**
 * Returns what a link opens if the list lacks its zone. This is the zone as far as the map knows it, or a parking of it
 * if it is not paid by its number.
 */
export const placeOnMap = (
  features: readonly MapFeature[],
  number: string,
  paysByParking: boolean,
): { zone?: Zone; feature?: MapFeature } | undefined => {
  const feature = featureOfZone(features, number);
  if (!feature) return undefined;
  const zone = paysByParking ? undefined : zoneOfFeature(feature, undefined, false);
  // The address belongs to one parking, not to the zone.
  return zone ? { zone: { ...zone, name: '', address: '' } } : { feature };
};
