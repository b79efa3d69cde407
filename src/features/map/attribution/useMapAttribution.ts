import { useEffect, useState } from 'react';
import type { MapSource } from '~/city/schema';
import type { MapRef } from '../engine/MapCanvas';

const sourceAttributions = (map: MapRef): string =>
  Object.keys(map.getStyle().sources ?? {})
    .map((id) => {
      const source: object | undefined = map.getSource(id);
      return source && 'attribution' in source && typeof source.attribution === 'string' ? source.attribution : '';
    })
    .filter(Boolean)
    .join(' ');

/**
 * Returns the attribution of the map's ground as HTML: from the city's settings, or else from the sources of its style.
 */
export const useMapAttribution = (map: MapRef | undefined, source: MapSource): string => {
  const [styleAttribution, setStyleAttribution] = useState('');
  const isFromStyle = source.type === 'style' && source.attribution === undefined;
  useEffect(() => {
    if (!map || !isFromStyle) return undefined;
    const read = (): void => setStyleAttribution(sourceAttributions(map));
    map.on('idle', read);
    return () => {
      map.off('idle', read);
    };
  }, [map, isFromStyle]);
  return source.attribution ?? styleAttribution;
};
