import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isWhole, type HistorySearch } from '~/domain/historyFilter';
import { cityAtom } from '~/state/city';
import { driverAtom, type SignIn } from '~/state/signIn';
import { historyQuery, keptPages } from './historyQuery';

const nobody: SignIn = { token: '', cacheKey: '' };

/** The signed-in driver's history by a filter. A list that is left is cut back to its newest pages: with them it begins the next time. */
export const useHistory = (search: HistorySearch) => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(driverAtom);
  const options = historyQuery(city?.city ?? '', signIn ?? nobody, search);
  const query = useInfiniteQuery({ ...options, enabled: city !== undefined && signIn !== undefined && isWhole(search) });
  const key = JSON.stringify(options.queryKey);
  useEffect(
    () => () => {
      const queryKey = JSON.parse(key) as typeof options.queryKey;
      const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
      queryClient.setQueryData(
        queryKey,
        (data) =>
          data && data.pages.length > keptPages
            ? { pages: data.pages.slice(0, keptPages), pageParams: data.pageParams.slice(0, keptPages) }
            : undefined,
        { updatedAt },
      );
    },
    [queryClient, key],
  );
  // Said after the first try; the tries go on behind it.
  const isStuck = query.isError || query.failureCount > 0 || query.fetchStatus === 'paused';
  return { ...query, isStuck };
};
