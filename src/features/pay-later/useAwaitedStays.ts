import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import { usePolling } from '~/data/usePolling';
import { minuteMs, type Instant } from '~/domain/time/cityTime';
import type { Stay } from '~/domain/stay/stay';
import { awaitedStaysAtom } from '~/state/payments/awaitedStays';

/** How long the list is read again and again while a payment is awaited: after that it is read when the page is seen again. */
const pollForMs = 10 * minuteMs;

/** Reads the list at once: who comes back from a payment page must not see a kept one. Then again and again while one of its stays is being paid for. */
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
