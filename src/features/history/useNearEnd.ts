import { useEffect, useEffectEvent, useRef } from 'react';

/** Distance from the end of the list at which more is requested. */
const endMarginPx = 250;

/**
 * Calls `onNear` when the marker at the end of a list comes near the screen. Observation starts again whenever `isOn`
 * becomes true.
 */
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
