import { useEffect } from 'react';
import { useHistory } from '~/data/history/useHistory';
import type { HistorySearch } from '~/domain/history/historyFilter';
import { operationsPeriod, type ReadHistory, type Span } from '~/domain/history/objection';
import { dayKey } from '~/domain/time/cityTime';

/** More operations than a driver has in these days. What is left out is named in the text. */
const maxOperations = 500;

/** The account's operations of the days around a fine. All pages are read, because a missing payment would count. */
export const useObjectionHistory = (period: Span, timeZone: string) => {
  const { from, to } = operationsPeriod(period, timeZone);
  const search: HistorySearch = { period: 'custom', from: dayKey(from, timeZone), to: dayKey(to - 1, timeZone) };
  const { data, hasNextPage, isFetching, isStuck, fetchNextPage, refetch, dataUpdatedAt } = useHistory(search);
  const isMissingPages = hasNextPage && data !== undefined && data.length < maxOperations;
  useEffect(() => {
    if (isMissingPages && !isFetching && !isStuck) void fetchNextPage();
  }, [isMissingPages, isFetching, isStuck, fetchNextPage]);
  const history: ReadHistory | undefined = data && { operations: data, isComplete: !hasNextPage };
  return {
    history,
    readAt: dataUpdatedAt,
    /** True until the text can be composed: pages are still awaited, and none has failed. */
    isPending: !isStuck && (data === undefined || isMissingPages),
    isStuck,
    isFetching,
    refetch,
  };
};
