import { useEffect, useRef, useState, type ReactNode } from 'react';
import { scrollContainerOf } from './scrollContainerOf';

/** How far from the screen rows are still rendered. */
const renderMarginPx = 1500;

interface Props {
  children: ReactNode;
}

/**
 * A page of rows. Far from the screen it is an empty box of the same height, so that a list of thousands stays light.
 */
export const ParkingListPage = ({ children }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  /** Undefined while the rows are rendered. */
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const page = box.current;
    if (!page) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNearView = entries.at(-1)?.isIntersecting ?? true;
        // Rows with the focus stay rendered, wherever they are scrolled to.
        if (isNearView) setHeight(undefined);
        else if (!page.contains(document.activeElement)) setHeight((last) => last ?? page.offsetHeight);
      },
      { root: scrollContainerOf(page), rootMargin: `${renderMarginPx}px 0px` },
    );
    observer.observe(page);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} style={height === undefined ? undefined : { height }}>
      {height === undefined && children}
    </div>
  );
};
