import { useEffect, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/mapbox-legacy';
import type { MapSource } from '~/city/schema';
import { plainStyle } from './baseStyle';

/** How long the parkings wait for the city's own style. */
const styleTimeoutMs = 4_000;

/**
 * Draws the parkings on plain ground while the city's own style is missing, late or invalid. The style is requested
 * again in the background, and whenever the network returns.
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
    // Before its style is loaded, a map requests nothing else that could fail.
    engine.on('error', useFallback);
    return end;
  }, [engine, url]);

  useEffect(() => {
    if (!engine || url === undefined || !isMissing || hasLoaded.current) return undefined;
    const fallbackStyle = plainStyle(isDark);
    // The engine shows the current ground until the other is loaded.
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
