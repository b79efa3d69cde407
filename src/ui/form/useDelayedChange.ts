import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What sends itself waits this long after the last change (CONST-28). */
export const autoSendMs = 300;

interface Options {
  /** False while the chosen value may not be sent: it is sent once it may. */
  mayBeSent?: boolean;
  /** True for a choice that counts even if its page is left at once. */
  isSentOnLeave?: boolean;
}

/**
 * For choices that are sent without a button (VAL-72). A choice is shown at once, and sent when it has not changed for
 * a moment and differs from the value that the app has. If `send` returns a promise, the choice is shown until it has
 * settled: until then the app has the old value, and fields that belong to the new one would be emptied. Values are
 * plain data.
 *
 * @returns The value to show, and the function that chooses another.
 */
export const useDelayedChange = <Value>(
  value: Value,
  send: (chosen: Value) => unknown,
  { mayBeSent = true, isSentOnLeave = false }: Options = {},
): [shown: Value, choose: (next: Value) => void] => {
  const [choice, setChoice] = useState<{ value: Value }>();
  const sent = useRef<typeof choice>(undefined);
  const sendChoice = useEffectEvent(async (): Promise<void> => {
    if (!choice || sent.current === choice) return;
    sent.current = choice;
    try {
      if (JSON.stringify(choice.value) !== JSON.stringify(value)) await send(choice.value);
    } finally {
      setChoice((current) => (current === choice ? undefined : current));
    }
  });
  const leave = useEffectEvent((): void => {
    if (isSentOnLeave) void sendChoice();
  });
  useEffect(() => {
    if (!choice || !mayBeSent) return undefined;
    const timer = setTimeout(() => void sendChoice(), autoSendMs);
    return () => clearTimeout(timer);
  }, [choice, mayBeSent]);
  useEffect(() => () => leave(), []);
  return [choice ? choice.value : value, (next) => setChoice({ value: next })];
};
