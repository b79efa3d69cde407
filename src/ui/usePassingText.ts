import { useEffect, useState } from 'react';

/** How long a success is shown (CONST-06). */
const successMs = 7_000;

/**
 * A status text. One about a success goes after 7 seconds, but not while it is pointed at or has the focus. Any other
 * stays until the next one. `hold` belongs to the element that shows the text.
 */
export const usePassingText = () => {
  const [status, setStatus] = useState<{ text: string; isPassing: boolean }>();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!status?.isPassing || isHeld) return undefined;
    const timer = setTimeout(() => setStatus(undefined), successMs);
    return () => clearTimeout(timer);
  }, [status, isHeld]);
  const [take, release] = [() => setHeld(true), () => setHeld(false)];
  return {
    text: status?.text,
    showSuccess: (text: string): void => setStatus({ text, isPassing: true }),
    /** Shows another text than a success, or none. */
    show: (text: string | undefined): void => setStatus(text === undefined ? undefined : { text, isPassing: false }),
    hold: { onPointerEnter: take, onPointerLeave: release, onFocus: take, onBlur: release },
  };
};
