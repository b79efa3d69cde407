import { useEffect, useRef, useState, type RefObject } from 'react';

interface Opener {
  element: HTMLElement;
  /** Names the place that gets the focus if the element itself is gone by then. */
  place: string | undefined;
}

/**
 * Returns the element that had the focus when the card was opened; undefined if the map was tapped or an address opened
 * the card.
 */
const currentOpener = (): Opener | undefined => {
  const { activeElement: element } = document;
  if (!(element instanceof HTMLElement) || element === document.body || element.tagName === 'CANVAS') return undefined;
  return { element, place: element.closest<HTMLElement>('[data-return]')?.dataset['return'] };
};

const restoreFocus = ({ element, place }: Opener): void => {
  // Something else already has the focus.
  if (document.activeElement && document.activeElement !== document.body) return;
  if (element.isConnected) return element.focus();
  if (place !== undefined) document.querySelector<HTMLElement>(`[data-return="${CSS.escape(place)}"] button`)?.focus();
};

/**
 * A card opened from a list or by the keyboard takes the focus and returns it when it closes. Returns the ref of its
 * heading. The opener is determined before the card is rendered, because rendering may remove it.
 */
export const useCardFocus = (subject: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(currentOpener);
  const lastSubject = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = lastSubject.current === undefined;
    if (lastSubject.current === subject) return;
    lastSubject.current = subject;
    const isFromMap = document.activeElement?.tagName === 'CANVAS';
    if (isFirst ? opener !== undefined : !isFromMap) heading.current?.focus({ preventScroll: true });
  }, [subject, opener]);
  useEffect(() => {
    if (!opener) return undefined;
    // Wait until the replacement of the card is rendered.
    return () => void setTimeout(() => restoreFocus(opener), 50);
  }, [opener]);
  return heading;
};
