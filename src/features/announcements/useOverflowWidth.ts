import { useLayoutEffect, useState, type RefObject } from 'react';

/** Returns by how many pixels the only child of a box overflows it, or 0 if it fits. Updates when either is resized. */
export const useOverflowWidth = (box: RefObject<HTMLElement | null>): number => {
  const [overflow, setOverflow] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    const child = element?.firstElementChild;
    if (!element || !child) return undefined;
    const measure = (): void => {
      setOverflow(Math.max(0, child.scrollWidth - element.clientWidth));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return overflow;
};
