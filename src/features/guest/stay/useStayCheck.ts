import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isGuestStayRunning } from '~/data/payments/isGuestStayRunning';
import { serverNow } from '~/state/clock';
import { newerStay, patchStay, type GuestStay } from '~/state/stays';
import { useReads } from '~/ui/useReads';

/**
 * Asks the city whether a guest's stay is paid, until it has confirmed it; and once more whenever a confirmed one is looked
 * at while it should run, for somebody else's shorter stay may have been meant. Gives whether it is still asking, and the
 * way to ask once more.
 */
export const useStayCheck = (stay: GuestStay): { isAsking: boolean; ask: () => Promise<void> } => {
  const { id, state, isPost } = stay;
  const [wasConfirmed] = useState(state === 'confirmed');
  // Only an answer tells the server's clock, and a phone's own may be hours ahead: what is over by it is asked for once.
  const isKnownOver = useRef(false);

  const read = async (): Promise<void> => {
    const answer = await isGuestStayRunning(stay);
    // Then "this car is parked here" would be another stay's, unless this one was paid for afterwards.
    isKnownOver.current = !isPost && answer !== 'unknown' && stay.endsAt <= serverNow();
    if (isKnownOver.current) return;
    if (answer === 'yes') patchStay(id, { state: 'confirmed', confirmedAt: serverNow() });
    if (answer === 'no' && state === 'confirmed') patchStay(id, { state: 'leaving' });
  };

  const look = useEffectEvent((): void => {
    if (!isPost && !isKnownOver.current && document.visibilityState === 'visible' && !newerStay(stay)) void read();
  });
  useEffect(() => {
    if (state !== 'confirmed') return undefined;
    const onSeen = (): void => look();
    if (wasConfirmed) onSeen();
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, [state, wasConfirmed]);

  return useReads(state === 'leaving', async (stop) => {
    const isAnothers = newerStay(stay) !== undefined;
    if (!isAnothers && !isKnownOver.current) await read();
    if (isAnothers || isKnownOver.current) stop();
  });
};
