import { useEffect, useEffectEvent, useState } from 'react';
import { isGuestStayRunning } from '~/data/payments/isGuestStayRunning';
import { readScheduleMs } from '~/domain/attempt.flow';
import { serverNow } from '~/state/clock';
import { newerStay, patchStay, type GuestStay } from '~/state/stays';

/**
 * Asks the city whether a guest's stay runs: when the guest is back, a few times over half a minute, and whenever the
 * page is seen again. Gives whether it is still asking, and the way to ask once more.
 */
export const useStayCheck = (stay: GuestStay): { isAsking: boolean; ask: () => Promise<void> } => {
  const isOpen = stay.state === 'leaving';
  const [isAsking, setAsking] = useState(isOpen);

  const ask = async (): Promise<void> => {
    // A stay that is over needs no answer, and "this car is parked here" would be another one's.
    if (stay.endsAt <= serverNow() || newerStay(stay)) {
      setAsking(false);
      return;
    }
    if ((await isGuestStayRunning(stay)) === 'yes') patchStay(stay.id, { state: 'confirmed', confirmedAt: serverNow() });
  };
  const askNow = useEffectEvent(() => void ask());

  // One schedule for one stay, until the city has confirmed it.
  useEffect(() => {
    if (!isOpen) return undefined;
    const timers = readScheduleMs.map((ms) => setTimeout(() => askNow(), ms));
    timers.push(setTimeout(() => setAsking(false), (readScheduleMs.at(-1) ?? 0) + 2_000));
    const onSeen = (): void => {
      if (document.visibilityState === 'visible') askNow();
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      timers.forEach(clearTimeout);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [isOpen]);

  return { isAsking, ask };
};
