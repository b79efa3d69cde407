import { useEffect, useEffectEvent, useRef } from 'react';

/** How far from the end of the list more is asked for (document 2, section 9). */
const endMarginPx = 250;

/** Calls when the mark that stands at the end of a list comes near the screen, each time it is switched on anew. */
export const useNearEnd = (isOn: boolean, onNear: () => void) => {
  const endMarker = useRef<HTMLDivElement>(null);
  const onNearEnd = useEffectEvent(onNear);
  useEffect(() => {
    if (!isOn || !endMarker.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNearEnd(),
      {
        rootMargin: `0px 0px ${endMarginPx}px 0px`,
      },
    );
    observer.observe(endMarker.current);
    return () => observer.disconnect();
  }, [isOn]);
  return endMarker;
};
