import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import { usePolling } from '~/data/usePolling';
import { minuteMs, type Instant } from '~/domain/time/cityTime';
import type { Stay } from '~/domain/stay/stay';
import { awaitedStaysAtom } from '~/state/payments/awaitedStays';

/** How long the list is polled while a payment is awaited. After that it is read when the page becomes visible. */
const pollForMs = 10 * minuteMs;

/**
 * Reads the list at once, because a driver who returns from a payment page must not see a stored one. Then polls while
 * one of its stays is being paid for. Returns a function that checks whether a stay's payment is awaited.
 */
export const useAwaitedStays = (unpaidStays: readonly Stay[], now: Instant): ((id: string) => boolean) => {
  const awaited = useAtomValue(awaitedStaysAtom);
  const { signIn, query, refetch } = useProfile();
  const isAwaited = unpaidStays.some(({ id }) => now - (awaited[id] ?? 0) < pollForMs);
  const isSignedIn = signIn !== undefined;
  useEffect(() => {
    if (isSignedIn) void refetch();
  }, [isSignedIn, refetch]);
  usePolling([query], { isOn: isAwaited && isSignedIn });
  return (id) => awaited[id] !== undefined;
};
