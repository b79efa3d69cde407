import { useEffect, useRef, useState, type RefObject } from 'react';

interface Opener {
  element: HTMLElement;
  /** Names the place that the focus goes back to where the element itself is gone by then. */
  place: string | undefined;
}

/** What had the focus when the card was opened; nothing where the map was tapped or an address opened it. */
const currentOpener = (): Opener | undefined => {
  const { activeElement: element } = document;
  if (!(element instanceof HTMLElement) || element === document.body || element.tagName === 'CANVAS') return undefined;
  return { element, place: element.closest<HTMLElement>('[data-return]')?.dataset['return'] };
};

const restoreFocus = ({ element, place }: Opener): void => {
  // Something else has it already.
  if (document.activeElement && document.activeElement !== document.body) return;
  if (element.isConnected) return element.focus();
  if (place !== undefined) document.querySelector<HTMLElement>(`[data-return="${CSS.escape(place)}"] button`)?.focus();
};

/**
 * A card that was opened from a list or by the keyboard takes the focus, and gives it back when it is closed. Gives the ref
 * of its heading. The opener is looked for before the card is drawn: what it stands in may go with that.
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
    // What comes in its place is drawn first.
    return () => void setTimeout(() => restoreFocus(opener), 50);
  }, [opener]);
  return heading;
};
