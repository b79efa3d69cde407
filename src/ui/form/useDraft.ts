import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';

/**
 * Shows a typed text in its field at once, even on the slowest phone. The rest of the form (checks, price, warnings) is
 * drawn as soon as there is time. The form itself receives every letter at once: it is stored, and checked when it is
 * sent.
 */
export const useDraft = (value: string, onChange: (value: string) => void) => {
  const [isPending, startTransition] = useTransition();
  const [pendingText, setPendingText] = useState(value);
  const flush = useEffectEvent((): void => flushSync(() => onChange(pendingText)));
  useEffect(() => {
    if (!isPending) return undefined;
    // The next tap must act on the last letter too: on some phones a tap does not leave the field.
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
    /** For a field that is left: the whole form is updated before anything else can be tapped. */
    commit: (text: string): void => {
      setPendingText(text);
      onChange(text);
    },
  };
};
