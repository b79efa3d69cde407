import type { MapFeature } from '~/domain/map/mapFeature';
import type { ChosenPlace } from '~/state/dialogs';

/** How a place is paid for: a parking with a barrier by its ticket, where the city takes money for those (`canPayAtBarrier`). */
export const placeToPay = (
  place: ChosenPlace,
  feature: MapFeature | undefined,
  canPayAtBarrier: boolean | undefined,
): ChosenPlace =>
  canPayAtBarrier === true && feature?.category === 'planar' && feature.code !== undefined
    ? { ...place, type: 'planar', parkingCode: feature.code }
    : place;
