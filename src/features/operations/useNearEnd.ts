import { useEffect, useEffectEvent, useRef } from 'react';

/** How far from the end of the list more is asked for (document 2, section 9). */
const nearPx = 250;

/** Calls when the mark that stands at the end of a list comes near the screen, each time it is switched on anew. */
export const useNearEnd = (isOn: boolean, onNear: () => void) => {
  const mark = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!isOn || !mark.current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(), {
      rootMargin: `0px 0px ${nearPx}px 0px`,
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [isOn]);
  return mark;
};
