import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { optionsQuery } from '~/data/options/optionsQuery';
import { middleOf } from '~/domain/map/bounds';
import { type GeoPoint, metresBetween } from '~/domain/map/geoPoint';
import { positionAtom } from '~/state/map/position';
import { isSortedFromPositionAtom } from './list.atoms';
import { mapCentreAtom } from './mapCentre';

/** How far the driver must move before distances are updated, so that rows do not change places at every step. */
const movedM = 100;

export interface ListOrigin {
  from: GeoPoint;
  /** True if distances start from the driver's position. */
  isFromPosition: boolean;
  /**
   * True if the driver moved the map by hand. Without a position, distances then start from its middle, otherwise from
   * the city's.
   */
  isMapMoved: boolean;
}

/** Returns the origin of the list's distances. */
export const useListOrigin = (city: CityConfig): ListOrigin => {
  const options = useQuery(optionsQuery(city.city)).data;
  const mapCentre = useAtomValue(mapCentreAtom);
  const isFromMe = useAtomValue(isSortedFromPositionAtom);
  const position = useAtomValue(positionAtom);
  const [stablePosition, setStablePosition] = useState(position);
  if (position ? !stablePosition || metresBetween(stablePosition, position) > movedM : stablePosition)
    setStablePosition(position);
  const ownPosition = isFromMe ? stablePosition : undefined;
  return {
    from: ownPosition ?? mapCentre ?? options?.mapCenter ?? middleOf(city.mapBounds),
    isFromPosition: ownPosition !== undefined,
    isMapMoved: mapCentre !== undefined,
  };
};
