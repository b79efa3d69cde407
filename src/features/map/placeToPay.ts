import type { MapFeature } from '~/domain/map/mapFeature';
import type { ChosenPlace } from '~/state/dialogs';

/**
 * Returns how to pay for a place. A barrier parking is paid by its ticket, if the city accepts that
 * (`canPayAtBarrier`).
 */
export const placeToPay = (
  place: ChosenPlace,
  feature: MapFeature | undefined,
  canPayAtBarrier: boolean | undefined,
): ChosenPlace =>
  canPayAtBarrier === true && feature?.category === 'planar' && feature.code !== undefined
    ? { ...place, type: 'planar', parkingCode: feature.code }
    : place;
