import { useEffect, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/mapbox-legacy';
import type { MapSource } from '~/city/schema';
import { plainStyle } from './baseStyle';

/** So long the parkings wait for a style of the city's own. */
const styleTimeoutMs = 4_000;

/**
 * A style of the city's own that does not come, not soon, or as something else must not hide the parkings: they are drawn on
 * plain ground until it is there. It is asked for again behind that, and whenever the network comes back.
 */
export const useFallbackStyle = (map: MapRef | null, source: MapSource, isDark: boolean): void => {
  const url = source.type === 'style' ? source.url : undefined;
  const [isMissing, setMissing] = useState(false);
  const hasLoaded = useRef(false);
  const engine = map?.getMap();

  useEffect(() => {
    if (!engine || url === undefined) return undefined;
    const useFallback = (): void => {
      end();
      setMissing(true);
    };
    const timer = setTimeout(useFallback, styleTimeoutMs);
    const end = (): void => {
      clearTimeout(timer);
      engine.off('style.load', end);
      engine.off('error', useFallback);
    };
    engine.on('style.load', end);
    // Before its style is there a map asks for nothing else that could fail.
    engine.on('error', useFallback);
    return end;
  }, [engine, url]);

  useEffect(() => {
    if (!engine || url === undefined || !isMissing || hasLoaded.current) return undefined;
    const fallbackStyle = plainStyle(isDark);
    // The engine keeps the ground that it has until the other is there.
    const requestStyle = (): void => void engine.setStyle(url);
    const onStyleData = (): void => {
      if (engine.getStyle().name === fallbackStyle.name) return;
      hasLoaded.current = true;
      end();
    };
    const end = (): void => {
      engine.off('style.load', requestStyle);
      engine.off('styledata', onStyleData);
      removeEventListener('online', requestStyle);
    };
    engine.setStyle(fallbackStyle, { diff: false });
    engine.once('style.load', requestStyle);
    engine.on('styledata', onStyleData);
    addEventListener('online', requestStyle);
    return end;
  }, [engine, url, isMissing, isDark]);
};
