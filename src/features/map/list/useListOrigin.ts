import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { optionsQuery } from '~/data/options/optionsQuery';
import { middleOf } from '~/domain/map/bounds';
import type { GeoPoint } from '~/domain/content/options';
import { metresBetween } from '~/domain/map/directions';
import { positionAtom } from '~/state/map/position';
import { isSortedFromPositionAtom } from './list.atoms';
import { mapCentreAtom } from './mapCentre';

/** Distances are told anew when the driver has gone so far: rows do not change places under the eyes at every step. */
const movedM = 100;

export interface ListOrigin {
  from: GeoPoint;
  /** The driver, where the phone was asked for them; */
  isFromPosition: boolean;
  /** else the middle of the map that was moved by hand, else that of the city. */
  isMapMoved: boolean;
}

/** From where the list's distances are. */
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
