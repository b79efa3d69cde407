import { useEffect, useRef, type RefObject } from 'react';
import { autoSendMs } from '~/ui/form/useDelayedChange';

/**
 * Submits a form automatically once its value may be sent and has not changed for a moment. Each value is sent once
 * (VAL-72). Returns a function that records what a tap has sent.
 */
export const useAutoSubmit = (
  form: RefObject<HTMLFormElement | null>,
  value: string,
  mayBeSent: boolean,
): ((sent: string) => void) => {
  const last = useRef(value);
  useEffect(() => {
    if (!mayBeSent || value === last.current) return undefined;
    const timer = setTimeout(() => form.current?.requestSubmit(), autoSendMs);
    return () => clearTimeout(timer);
  }, [form, value, mayBeSent]);
  return (sent) => {
    last.current = sent;
  };
};
