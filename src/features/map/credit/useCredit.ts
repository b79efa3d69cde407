import { useEffect, useState } from 'react';
import type { MapSource } from '~/city/schema';
import type { MapRef } from '../engine/MapCanvas';

const ofSources = (map: MapRef): string =>
  Object.keys(map.getStyle().sources ?? {})
    .map((id) => {
      const source: object | undefined = map.getSource(id);
      return source && 'attribution' in source && typeof source.attribution === 'string' ? source.attribution : '';
    })
    .filter(Boolean)
    .join(' ');

/** Whose the ground of the map is, as HTML: as the city's settings say, else as the sources of its style do. */
export const useCredit = (map: MapRef | undefined, source: MapSource): string => {
  const [told, setTold] = useState('');
  const isAsked = source.type === 'style' && source.attribution === undefined;
  useEffect(() => {
    if (!map || !isAsked) return undefined;
    const read = (): void => setTold(ofSources(map));
    map.on('idle', read);
    return () => {
      map.off('idle', read);
    };
  }, [map, isAsked]);
  return source.attribution ?? told;
};
