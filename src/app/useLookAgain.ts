import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { cityKey } from '~/data/keys';
import { OutcomeError } from '~/data/outcomeError';
import { cityIdAtom } from '~/state/city';
import { hasNetworkAtom, isOnlineAtom } from '~/state/network';
import { calmMs } from './queryClient';

const lookAgainMs = 10_000;

const hasNotCome = (error: unknown): boolean => error instanceof OutcomeError && error.outcome.kind === 'offline';

/**
 * No browser tells when a network that is there begins to carry something: while nothing comes, the city's settings, which every
 * page has, are asked for, as long as somebody looks. Once there is an answer, what did not come meanwhile is asked for again.
 */
export const useLookAgain = (): void => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityIdAtom);
  const hasNetwork = useAtomValue(hasNetworkAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  useEffect(() => {
    if (isOnline || !hasNetwork || city === null) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') void queryClient.refetchQueries({ queryKey: cityKey(city, 'settings') }, { cancelRefetch: false });
    };
    // Not at each of the moments of a line that comes and goes.
    const first = setTimeout(look, calmMs);
    const timer = setInterval(look, lookAgainMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => hasNotCome(state.error) }, { cancelRefetch: false });
    };
  }, [isOnline, hasNetwork, city, queryClient]);
};
