import { useState, useTransition } from 'react';

/**
 * A text that stands in its field at once, on the slowest phone; what follows from it in the rest of the form (checks, price,
 * doubts) is drawn as soon as there is time. The form itself knows every letter at once: it is kept, and judged when it is sent.
 */
export const useTyped = (value: string, onChange: (value: string) => void) => {
  const [isPending, startTransition] = useTransition();
  const [typed, setTyped] = useState(value);
  return {
    shown: isPending ? typed : value,
    type: (text: string): void => {
      setTyped(text);
      startTransition(() => onChange(text));
    },
    /** The field is left, and all of the form follows before anything else is tapped. */
    settle: (text: string): void => {
      setTyped(text);
      onChange(text);
    },
  };
};
