import { isPayable, type MapFeature } from '~/domain/parking';
import { findZone, type Zone } from '~/domain/zone';

/** The zone that a parking of the map is paid under: from the zones' list, else made of what the map knows. */
export const zoneOfFeature = (feature: MapFeature, zones: readonly Zone[] | undefined): Zone | undefined => {
  if (feature.objectType !== 'parkings') return undefined;
  const listed =
    zones?.find(({ parkingCode }) => parkingCode !== undefined && parkingCode === feature.code) ??
    (feature.zoneNumber === undefined ? undefined : findZone(zones ?? [], feature.zoneNumber));
  if (listed) return listed;
  return isPayable(feature) && feature.zoneNumber !== undefined
    ? { number: feature.zoneNumber, name: feature.name ?? '', address: feature.address ?? '', prices: feature.prices }
    : undefined;
};
