import { useEffect, useRef, type RefObject } from 'react';

/** CONST-28. */
const debounceMs = 300;

/** Sends a form by itself once its value may be sent and has not been changed for a moment; each value once (VAL-72). Gives the way to note what a tap has sent. */
export const useAutoSubmit = (
  form: RefObject<HTMLFormElement | null>,
  value: string,
  mayBeSent: boolean,
): ((sent: string) => void) => {
  const last = useRef(value);
  useEffect(() => {
    if (!mayBeSent || value === last.current) return undefined;
    const timer = setTimeout(() => form.current?.requestSubmit(), debounceMs);
    return () => clearTimeout(timer);
  }, [form, value, mayBeSent]);
  return (sent) => {
    last.current = sent;
  };
};
