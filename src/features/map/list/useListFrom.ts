import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { optionsQuery } from '~/data/options/optionsQuery';
import { middleOf } from '~/domain/bounds';
import type { GeoPoint } from '~/domain/options';
import { metresBetween } from '~/domain/route';
import { positionAtom } from '~/state/position';
import { isFromMeAtom } from './listPlace';
import { mapMiddleAtom } from './mapMiddle';

/** Distances are told anew when the driver has gone so far: rows do not change places under the eyes at every step. */
const goneM = 100;

export interface ListFrom {
  from: GeoPoint;
  /** The driver, where the phone was asked for them; */
  isMe: boolean;
  /** else the middle of the map that was moved by hand, else that of the city. */
  isMapMoved: boolean;
}

/** From where the list's distances are. */
export const useListFrom = (city: CityConfig): ListFrom => {
  const options = useQuery(optionsQuery(city.city)).data;
  const middle = useAtomValue(mapMiddleAtom);
  const isFromMe = useAtomValue(isFromMeAtom);
  const position = useAtomValue(positionAtom);
  const [me, setMe] = useState(position);
  if (position ? !me || metresBetween(me, position) > goneM : me) setMe(position);
  const own = isFromMe ? me : undefined;
  return { from: own ?? middle ?? options?.mapCenter ?? middleOf(city.mapBounds), isMe: own !== undefined, isMapMoved: middle !== undefined };
};
