import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import { minuteMs, type Instant } from '~/domain/cityTime';
import type { ParkingSession } from '~/domain/session';
import { awaitedStaysAtom } from '~/state/awaitedStays';

/** How often the list is read while a payment is awaited, */
const pollMs = 5_000;
/** and for how long: after that it is read when the page is seen again. */
const pollForMs = 10 * minuteMs;

/** Reads the list at once: who comes back from a payment page must not see a kept one. Then again and again while one of its stays is being paid for. */
export const useAwaited = (waiting: readonly ParkingSession[], now: Instant): ((id: string) => boolean) => {
  const awaited = useAtomValue(awaitedStaysAtom);
  const { signIn, refetch } = useProfile();
  const isAwaited = waiting.some(({ id }) => now - (awaited[id] ?? 0) < pollForMs);
  const isSignedIn = signIn !== undefined;
  useEffect(() => {
    if (isSignedIn) void refetch({ cancelRefetch: false });
  }, [isSignedIn, refetch]);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && void refetch(), pollMs);
    return () => clearInterval(timer);
  }, [isAwaited, refetch]);
  return (id) => awaited[id] !== undefined;
};
