import { useLayoutEffect, useState, type RefObject } from 'react';

/** By how many pixels the one child of a box is wider than the box has room for, as either changes; 0 where it fits. */
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
