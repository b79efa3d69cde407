import { useEffect, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/mapbox-legacy';
import type { MapSource } from '~/city/schema';
import { plainStyle } from './baseStyle';

/** So long the parkings wait for a style of the city's own. */
const patienceMs = 4_000;

/**
 * A style of the city's own that does not come, not soon, or as something else must not hide the parkings: they are drawn on
 * plain ground until it is there. It is asked for again behind that, and whenever the network comes back.
 */
export const useGround = (map: MapRef | null, source: MapSource, isDark: boolean): void => {
  const url = source.type === 'style' ? source.url : undefined;
  const [isMissing, setMissing] = useState(false);
  const hasCome = useRef(false);
  const engine = map?.getMap();

  useEffect(() => {
    if (!engine || url === undefined) return undefined;
    const giveUp = (): void => {
      end();
      setMissing(true);
    };
    const timer = setTimeout(giveUp, patienceMs);
    const end = (): void => {
      clearTimeout(timer);
      engine.off('style.load', end);
      engine.off('error', giveUp);
    };
    engine.on('style.load', end);
    // Before its style is there a map asks for nothing else that could fail.
    engine.on('error', giveUp);
    return end;
  }, [engine, url]);

  useEffect(() => {
    if (!engine || url === undefined || !isMissing || hasCome.current) return undefined;
    const plain = plainStyle(isDark);
    // The engine keeps the ground that it has until the other is there.
    const ask = (): void => void engine.setStyle(url);
    const note = (): void => {
      if (engine.getStyle().name === plain.name) return;
      hasCome.current = true;
      end();
    };
    const end = (): void => {
      engine.off('style.load', ask);
      engine.off('styledata', note);
      removeEventListener('online', ask);
    };
    engine.setStyle(plain, { diff: false });
    engine.once('style.load', ask);
    engine.on('styledata', note);
    addEventListener('online', ask);
    return end;
  }, [engine, url, isMissing, isDark]);
};
