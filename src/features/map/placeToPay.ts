import type { MapFeature } from '~/domain/parking';
import type { ChosenPlace } from '~/state/windows';

/** How a place is paid for: a parking with a barrier by its ticket, where the city takes money for those (`canPayFlat`). */
export const placeToPay = (place: ChosenPlace, feature: MapFeature | undefined, canPayFlat: boolean | undefined): ChosenPlace =>
  canPayFlat === true && feature?.category === 'planar' && feature.code !== undefined
    ? { ...place, type: 'planar', parkingCode: feature.code }
    : place;
