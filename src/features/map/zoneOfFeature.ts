import { isPayable, type MapFeature } from '~/domain/parking';
import { findZone, type Zone } from '~/domain/zone';

/**
 * What a parking of the map is paid under: the list's entry for its own code where the city pays by parking, else its
 * zone; where the list lacks it, what the map knows.
 */
export const zoneOfFeature = (feature: MapFeature, zones: readonly Zone[] | undefined, paysByParking: boolean): Zone | undefined => {
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
    ? { number: zoneNumber ?? '', parkingCode: paysByParking ? code : undefined, name: name ?? '', address: address ?? '', prices }
    : undefined;
};

/** The place that a link names on the map: a parking by its code, else a zone; never one parking of a zone that has several. */
export const zoneOfLink = (
  { zone, parkingCode }: { zone?: string; parkingCode?: string },
  zones: readonly Zone[],
  paysByParking: boolean,
): Zone | undefined => {
  if (!paysByParking) return zone === undefined ? undefined : findZone(zones, zone);
  const byCode = zones.filter((one) => (parkingCode === undefined ? one.number === zone : one.parkingCode === parkingCode));
  return byCode.length === 1 ? byCode[0] : undefined;
};
