import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isComplete, type HistorySearch } from '~/domain/history/historyFilter';
import { cityAtom } from '~/state/currentCity';
import { driverAtom, type SignIn } from '~/state/session/signIn';
import { isStuck } from '../reading';
import { historyQuery, storedPages } from './historyQuery';

const signedOut: SignIn = { token: '', cacheKey: '' };

/**
 * The signed-in driver's history by filter. On leaving, a list is cut back to its newest pages, so that it starts with
 * them next time.
 */
export const useHistory = (search: HistorySearch) => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(driverAtom);
  const options = historyQuery(city?.city ?? '', signIn ?? signedOut, search);
  const query = useInfiniteQuery({
    ...options,
    enabled: city !== undefined && signIn !== undefined && isComplete(search),
  });
  const key = JSON.stringify(options.queryKey);
  useEffect(
    () => () => {
      const queryKey = JSON.parse(key) as typeof options.queryKey;
      const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
      queryClient.setQueryData(
        queryKey,
        (data) =>
          data && data.pages.length > storedPages
            ? { pages: data.pages.slice(0, storedPages), pageParams: data.pageParams.slice(0, storedPages) }
            : undefined,
        { updatedAt },
      );
    },
    [queryClient, key],
  );
  return { ...query, isStuck: isStuck(query) };
};
