import { useEffect, useEffectEvent, useState } from 'react';
import { isGuestStayRunning } from '~/data/payments/isGuestStayRunning';
import { recordPagePayment } from '~/data/payments/recordAttempt';
import { serverNow } from '~/state/clock';
import { newerGuestStay, patchGuestStay, type GuestStay } from '~/state/payments/guestStays';
import { usePaymentPolling } from '~/components/payment/usePaymentPolling';
import { onPageVisible } from '~/platform/onPageVisible';

interface StayConfirmation {
  isPolling: boolean;
  poll: () => Promise<void>;
  stoppedReason: 'over' | 'newer' | undefined;
}

/**
 * Polls the city until it confirms that a guest's stay is paid. A confirmed stay is checked again whenever it is
 * viewed, because the city may have meant someone else's shorter stay. Returns whether polling goes on, a function to
 * check again, and the reason why polling stopped. Either the stay is over, or the city's answer is about a newer one.
 */
export const useStayConfirmation = (stay: GuestStay): StayConfirmation => {
  const { id, state, isPost: isRetroactive } = stay;
  const [wasConfirmed] = useState(state === 'confirmed');
  // Only an answer reveals the server's clock, and the phone's may be hours ahead. A stay that is over by the phone's
  // clock is checked once.
  const [isKnownOver, setKnownOver] = useState(false);

  /** Returns false if there is nothing more to learn. */
  const checkOnce = async (): Promise<boolean> => {
    if (isKnownOver || newerGuestStay(stay)) return false;
    const answer = await isGuestStayRunning(stay);
    // After the end, "this car is parked here" would be about another stay, unless this one is retroactive.
    if (!isRetroactive && answer !== 'unknown' && stay.endsAt <= serverNow()) {
      setKnownOver(true);
      return false;
    }
    if (answer !== 'unknown') recordPagePayment(stay.page, answer === 'yes');
    if (answer === 'yes') patchGuestStay(id, { state: 'confirmed', confirmedAt: serverNow() });
    if (answer === 'no' && state === 'confirmed') patchGuestStay(id, { state: 'leaving' });
    return true;
  };

  const pollIfVisible = useEffectEvent((): void => {
    if (!isRetroactive && document.visibilityState === 'visible') void checkOnce();
  });
  useEffect(() => {
    if (state !== 'confirmed') return undefined;
    const onVisible = (): void => pollIfVisible();
    if (wasConfirmed) onVisible();
    return onPageVisible(onVisible);
  }, [state, wasConfirmed]);

  const polling = usePaymentPolling(state === 'leaving', async (stop) => {
    if (!(await checkOnce())) stop();
  });
  return { ...polling, stoppedReason: newerGuestStay(stay) ? 'newer' : isKnownOver ? 'over' : undefined };
};
