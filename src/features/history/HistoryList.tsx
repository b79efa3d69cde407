import { plural, t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { CityConfig } from '~/city/schema';
import type { useHistory } from '~/data/history/useHistory';
import { historyTotals, newestFirst, sortedHistory } from '~/domain/history/history';
import { filterCount, isBackwards, isComplete, periodOf, type HistorySearch } from '~/domain/history/historyFilter';
import { sum } from '~/i18n/format';
import { Age } from '~/components/Age';
import { StaleNotice } from '~/components/StaleNotice';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { lazyPart } from '~/ui/lazyPart';
import { useMedia } from '~/ui/useMedia';
import { RowPlaceholders } from '~/ui/RowPlaceholders';
import { OperationCards } from './OperationCards';
import { OperationTable } from './OperationTable';
import { SpendingPanel } from './SpendingPanel';
import { useDeferredList } from './useDeferredList';
import { useNearEnd } from './useNearEnd';

/** Most lists have rows. */
const HistoryEmpty = lazyPart(() => import('./HistoryEmpty').then(({ HistoryEmpty }) => HistoryEmpty));

interface Props {
  city: CityConfig;
  history: ReturnType<typeof useHistory>;
  search: HistorySearch;
  onFilter: (search: HistorySearch) => void;
}

/** Shows fifty operations, and fifty more near the end of the list. The newest are readable offline, with their age. */
export const HistoryList = ({ city: { timeZone }, history, search, onFilter }: Props) => {
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  // Narrower columns would break words. With larger text they need a wider page.
  const hasColumns = useMedia('(min-width: 45rem)');
  const [order, setOrder] = useState(newestFirst);
  const isNewestFirst = !hasColumns || (order.by === 'date' && !order.isAscending);
  const {
    data: operations,
    isStuck,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  } = history;
  const renderedOperations = useDeferredList(operations);
  const sortedOperations = useMemo(
    () => renderedOperations && (isNewestFirst ? renderedOperations : sortedHistory(renderedOperations, order)),
    [renderedOperations, isNewestFirst, order],
  );
  const totals = useMemo(() => historyTotals(operations ?? []), [operations]);
  const endMarker = useNearEnd(
    // In another order, more operations would appear anywhere in the list.
    hasNextPage && isNewestFirst && !isFetching && !isFetchNextPageError && isOnline,
    () => void fetchNextPage(),
  );
  if (isBackwards(search)) return null;
  if (!isComplete(search))
    return (
      <p className="rounded-sheet bg-raised p-[16px]">{t`Выберите первый и последний день, и список появится.`}</p>
    );
  if (!operations || !sortedOperations)
    return (
      <WaitOrRetry
        isFailed={isStuck}
        title={t`Операции загрузить не удалось`}
        hint={isOnline ? undefined : t`Без сети видны те списки, которые вы уже открывали.`}
        isRetrying={history.fetchStatus === 'fetching'}
        onRetry={history.refetch}
      >
        <RowPlaceholders count={4} height="h-24" />
      </WaitOrRetry>
    );
  const count = operations.length;
  const [charged, credited] = [sum(totals.minus), sum(totals.plus)];
  const list = {
    operations: sortedOperations,
    total: hasNextPage || renderedOperations !== operations ? -1 : count,
    timeZone,
  };
  return (
    <div className="grid grid-cols-1 content-start gap-3" aria-busy={isFetching}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-small text-muted">
        <span role="status">
          {hasNextPage
            ? t`Показаны последние ${count}`
            : plural(count, { one: '# операция', few: '# операции', many: '# операций', other: '# операции' })}
        </span>
        {count > 0 && (
          <span key={charged + credited} className="font-semibold text-ink">
            {hasNextPage
              ? t`Из них списано ${charged}, зачислено ${credited}`
              : t`Списано ${charged}, зачислено ${credited}`}
          </span>
        )}
        {(isStuck || !isOnline) && <Age at={history.dataUpdatedAt} now={now} timeZone={timeZone} />}
      </p>
      {isStuck && isOnline && !isFetchNextPageError && (
        <StaleNotice isRetrying={isFetching} onRetry={history.refetch}>
          {t`Новые операции загрузить не удалось, показаны прежние.`}
        </StaleNotice>
      )}
      {count > 0 && (
        <SpendingPanel
          operations={operations}
          timeZone={timeZone}
          hasMore={hasNextPage}
          isFiltered={periodOf(search) !== 'all' || filterCount(search) > 0}
        />
      )}
      {count === 0 ? (
        <HistoryEmpty search={search} onFilter={onFilter} />
      ) : hasColumns ? (
        <OperationTable {...list} order={order} onOrder={setOrder} />
      ) : (
        <OperationCards {...list} />
      )}
      <div ref={endMarker} />
      {isFetchNextPageError && (
        <Notice severity="warning">{t`Следующие операции не загрузились. Попробуйте ещё раз.`}</Notice>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          isWide
          isBusy={isFetchingNextPage}
          disabled={!isOnline}
          onClick={() => void fetchNextPage()}
        >
          {isOnline ? t`Показать ещё` : t`Остальное покажем, когда будет сеть`}
        </Button>
      )}
    </div>
  );
};
