import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';

/**
 * A text that stands in its field at once, on the slowest phone; what follows from it in the rest of the form (checks, price,
 * doubts) is drawn as soon as there is time. The form itself knows every letter at once: it is kept, and judged when it is sent.
 */
export const useDraft = (value: string, onChange: (value: string) => void) => {
  const [isPending, startTransition] = useTransition();
  const [pendingText, setPendingText] = useState(value);
  const flush = useEffectEvent((): void => flushSync(() => onChange(pendingText)));
  useEffect(() => {
    if (!isPending) return undefined;
    // Whatever is tapped next acts on the last letter too: on some phones a tap leaves no field.
    const options = { capture: true };
    document.addEventListener('pointerdown', flush, options);
    return () => document.removeEventListener('pointerdown', flush, options);
  }, [isPending]);
  return {
    draft: isPending ? pendingText : value,
    setDraft: (text: string): void => {
      setPendingText(text);
      startTransition(() => onChange(text));
    },
    /** The field is left, and all of the form follows before anything else is tapped. */
    commit: (text: string): void => {
      setPendingText(text);
      onChange(text);
    },
  };
};
