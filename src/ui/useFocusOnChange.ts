import { useEffect, useRef, type RefObject } from 'react';

/** When one step replaces another, moves the focus to the first control of the new step. */
export const useFocusOnChange = (step: string): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    (
      box.current?.querySelector<HTMLElement>('[data-autofocus]') ??
      box.current?.querySelector<HTMLElement>('input, button, a')
    )?.focus();
  }, [step]);
  return box;
};
