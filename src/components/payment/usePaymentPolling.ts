import { useEffect, useEffectEvent, useState } from 'react';
import { readScheduleMs } from '~/domain/payments/attempt.flow';
import { onPageVisible } from '~/platform/onPageVisible';

/** The last answer needs a moment to arrive. */
const answerMs = 2_000;
/** How long automatic polling takes. */
export const pollingMs = (readScheduleMs.at(-1) ?? 0) + answerMs;

/**
 * Checks a payment after the driver returns from a payment page. While `isOpen`, it reads at once, several times over
 * half a minute, and whenever the page becomes visible. Returns whether automatic polling continues, and a function
 * that reads once more. `read` receives a callback that ends the polling state.
 */
export const usePaymentPolling = (
  isOpen: boolean,
  read: (stop: () => void) => Promise<void>,
): { isPolling: boolean; poll: () => Promise<void> } => {
  const [isPolling, setPolling] = useState(isOpen);
  const poll = (): Promise<void> => read(() => setPolling(false));
  const pollNow = useEffectEvent(() => void poll());

  useEffect(() => {
    if (!isOpen) return undefined;
    const timers = readScheduleMs.map((ms) => setTimeout(() => pollNow(), ms));
    timers.push(setTimeout(() => setPolling(false), pollingMs));
    const unsubscribe = onPageVisible(() => pollNow());
    return () => {
      timers.forEach(clearTimeout);
      unsubscribe();
    };
  }, [isOpen]);

  return { isPolling, poll };
};
