import { useEffect, useRef, type RefObject } from 'react';

/** When one step takes the place of another, the focus goes to the new one's first field, or its first button. */
export const useFocusOnChange = (step: string): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    (box.current?.querySelector<HTMLElement>('[data-autofocus]') ?? box.current?.querySelector<HTMLElement>('button, a'))?.focus();
  }, [step]);
  return box;
};
