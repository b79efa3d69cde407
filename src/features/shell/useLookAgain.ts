import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { cityKey } from '~/data/keys';
import { cityIdAtom } from '~/state/city';
import { hasNetworkAtom, isOnlineAtom } from '~/state/network';

const lookAgainMs = 10_000;

/** No browser tells when a network that is there begins to carry something: the city's settings, which every page has, are asked for until they come; then what failed meanwhile. */
export const useLookAgain = (): void => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityIdAtom);
  const hasNetwork = useAtomValue(hasNetworkAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  useEffect(() => {
    if (isOnline || !hasNetwork || city === null) return undefined;
    const again = (): void => void queryClient.refetchQueries({ queryKey: cityKey(city, 'settings') }, { cancelRefetch: false });
    const timer = setInterval(again, lookAgainMs);
    return () => {
      clearInterval(timer);
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }, { cancelRefetch: false });
    };
  }, [isOnline, hasNetwork, city, queryClient]);
};
