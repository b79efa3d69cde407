import { useEffect, useEffectEvent, useState } from 'react';
import { readScheduleMs } from '~/domain/payments/attempt.flow';
import { onPageVisible } from '~/platform/pageVisibility';

/** The last answer needs a moment. */
const answerMs = 2_000;

/**
 * Asks about what somebody comes back to from a payment page: at once, a few times over half a minute, and whenever the
 * page is seen again, for as long as it is open. Gives whether it still asks by itself, and the way to ask once more;
 * `read` is told how to put an end to it.
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
    timers.push(setTimeout(() => setPolling(false), (readScheduleMs.at(-1) ?? 0) + answerMs));
    const unsubscribe = onPageVisible(() => pollNow());
    return () => {
      timers.forEach(clearTimeout);
      unsubscribe();
    };
  }, [isOpen]);

  return { isPolling, poll };
};
