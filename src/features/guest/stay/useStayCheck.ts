import { useEffect, useEffectEvent, useState } from 'react';
import { isGuestStayRunning } from '~/data/payments/isGuestStayRunning';
import { notePage } from '~/data/payments/noteAttempt';
import { serverNow } from '~/state/clock';
import { newerStay, patchStay, type GuestStay } from '~/state/stays';
import { useReads } from '~/ui/useReads';

interface StayCheck {
  isAsking: boolean;
  ask: () => Promise<void>;
  silence: 'over' | 'newer' | undefined;
}

/**
 * Asks the city whether a guest's stay is paid, until it has confirmed it; and once more whenever a confirmed one is looked
 * at while it should run, for somebody else's shorter stay may have been meant. Gives whether it is still asking, the way to
 * ask once more, and why nothing is asked any more: the stay is over, or what the city says is about a newer one.
 */
export const useStayCheck = (stay: GuestStay): StayCheck => {
  const { id, state, isPost } = stay;
  const [wasConfirmed] = useState(state === 'confirmed');
  // Only an answer tells the server's clock, and a phone's own may be hours ahead: what is over by it is asked for once.
  const [isKnownOver, setKnownOver] = useState(false);

  /** False where nothing is to be learned any more. */
  const read = async (): Promise<boolean> => {
    if (isKnownOver || newerStay(stay)) return false;
    const answer = await isGuestStayRunning(stay);
    // Then "this car is parked here" would be another stay's, unless this one was paid for afterwards.
    if (!isPost && answer !== 'unknown' && stay.endsAt <= serverNow()) {
      setKnownOver(true);
      return false;
    }
    if (answer !== 'unknown') notePage(stay.page, answer === 'yes');
    if (answer === 'yes') patchStay(id, { state: 'confirmed', confirmedAt: serverNow() });
    if (answer === 'no' && state === 'confirmed') patchStay(id, { state: 'leaving' });
    return true;
  };

  const look = useEffectEvent((): void => {
    if (!isPost && document.visibilityState === 'visible') void read();
  });
  useEffect(() => {
    if (state !== 'confirmed') return undefined;
    const onSeen = (): void => look();
    if (wasConfirmed) onSeen();
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, [state, wasConfirmed]);

  const reads = useReads(state === 'leaving', async (stop) => {
    if (!(await read())) stop();
  });
  return { ...reads, silence: newerStay(stay) ? 'newer' : isKnownOver ? 'over' : undefined };
};
