import { useEffect, useEffectEvent, useState } from 'react';
import { isGuestStayRunning } from '~/data/payments/isGuestStayRunning';
import { recordPagePayment } from '~/data/payments/recordAttempt';
import { serverNow } from '~/state/clock';
import { newerGuestStay, patchGuestStay, type GuestStay } from '~/state/payments/guestStays';
import { usePaymentPolling } from '~/components/payment/usePaymentPolling';
import { onPageVisible } from '~/platform/pageVisibility';

interface StayConfirmation {
  isPolling: boolean;
  poll: () => Promise<void>;
  stoppedReason: 'over' | 'newer' | undefined;
}

/**
 * Asks the city whether a guest's stay is paid, until it has confirmed it; and once more whenever a confirmed one is looked
 * at while it should run, for somebody else's shorter stay may have been meant. Gives whether it is still asking, the way to
 * ask once more, and why nothing is asked any more: the stay is over, or what the city says is about a newer one.
 */
export const useStayConfirmation = (stay: GuestStay): StayConfirmation => {
  const { id, state, isPost: isRetroactive } = stay;
  const [wasConfirmed] = useState(state === 'confirmed');
  // Only an answer tells the server's clock, and a phone's own may be hours ahead: what is over by it is asked for once.
  const [isKnownOver, setKnownOver] = useState(false);

  /** False where nothing is to be learned any more. */
  const checkOnce = async (): Promise<boolean> => {
    if (isKnownOver || newerGuestStay(stay)) return false;
    const answer = await isGuestStayRunning(stay);
    // Then "this car is parked here" would be another stay's, unless this one was paid for afterwards.
    if (!isRetroactive && answer !== 'unknown' && stay.endsAt <= serverNow()) {
      setKnownOver(true);
      return false;
    }
    if (answer !== 'unknown') recordPagePayment(stay.page, answer === 'yes');
    if (answer === 'yes') patchGuestStay(id, { state: 'confirmed', confirmedAt: serverNow() });
    if (answer === 'no' && state === 'confirmed') patchGuestStay(id, { state: 'leaving' });
    return true;
  };

  const pollNow = useEffectEvent((): void => {
    if (!isRetroactive && document.visibilityState === 'visible') void checkOnce();
  });
  useEffect(() => {
    if (state !== 'confirmed') return undefined;
    const onVisible = (): void => pollNow();
    if (wasConfirmed) onVisible();
    return onPageVisible(onVisible);
  }, [state, wasConfirmed]);

  const polling = usePaymentPolling(state === 'leaving', async (stop) => {
    if (!(await checkOnce())) stop();
  });
  return { ...polling, stoppedReason: newerGuestStay(stay) ? 'newer' : isKnownOver ? 'over' : undefined };
};
