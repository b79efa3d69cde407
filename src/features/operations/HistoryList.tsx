import { plural, t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { CityConfig } from '~/city/schema';
import type { useHistory } from '~/data/operations/useHistory';
import { isBackwards, isWhole, periodOf, type HistorySearch } from '~/domain/historyFilter';
import { Age } from '~/parts/Age';
import { StaleNotice } from '~/parts/StaleNotice';
import { WaitOrRetry } from '~/parts/WaitOrRetry';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useMedia } from '~/ui/useMedia';
import { HistoryEmpty } from './HistoryEmpty';
import { OperationCards } from './OperationCards';
import { OperationTable } from './OperationTable';
import { SpendingPanel } from './SpendingPanel';
import { useGrowing } from './useGrowing';
import { useNearEnd } from './useNearEnd';

interface Props {
  city: CityConfig;
  history: ReturnType<typeof useHistory>;
  search: HistorySearch;
  onFilter: (search: HistorySearch) => void;
}

/** Fifty operations, and fifty more near the end of the list; the newest can be read offline, with their age. */
export const HistoryList = ({ city: { timeZone }, history, search, onFilter }: Props) => {
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  // Document 2, section 2: narrow under 540 px; in a browser with larger text sooner.
  const hasColumns = useMedia('(min-width: 540px) and (min-width: 33.75rem)');
  const { data: lines, isStuck, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = history;
  const drawn = useGrowing(lines);
  const mark = useNearEnd(hasNextPage && !isFetching && !isFetchNextPageError && isOnline, () => void fetchNextPage());
  if (isBackwards(search)) return null;
  if (!isWhole(search)) return <p className="rounded-sheet bg-raised p-[16px]">{t`Выберите первый и последний день, и список появится.`}</p>;
  if (!lines || !drawn)
    return (
      <WaitOrRetry
        isFailed={isStuck}
        title={t`Операции загрузить не удалось`}
        hint={isOnline ? undefined : t`Без сети видны те списки, которые вы уже открывали.`}
        isAsking={history.fetchStatus === 'fetching'}
        onRetry={history.refetch}
      >
        <div className="grid gap-2">
          {[1, 2, 3, 4].map((row) => (
            <div key={row} className="h-24 rounded-sheet bg-raised" />
          ))}
        </div>
      </WaitOrRetry>
    );
  const List = hasColumns ? OperationTable : OperationCards;
  const count = lines.length;
  const { operation, vehicle, zone } = search;
  return (
    <div className="grid grid-cols-1 content-start gap-3" aria-busy={isFetching}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-small text-muted">
        <span role="status">
          {hasNextPage
            ? t`Показаны последние ${count}`
            : plural(count, { one: '# операция', few: '# операции', many: '# операций', other: '# операции' })}
        </span>
        {(isStuck || !isOnline) && <Age at={history.dataUpdatedAt} now={now} timeZone={timeZone} />}
      </p>
      {isStuck && isOnline && !isFetchNextPageError && (
        <StaleNotice isAsking={isFetching} onRetry={history.refetch}>
          {t`Новые операции загрузить не удалось, показаны прежние.`}
        </StaleNotice>
      )}
      {count > 0 && (
        <SpendingPanel
          lines={lines}
          timeZone={timeZone}
          hasMore={hasNextPage}
          isFiltered={periodOf(search) !== 'all' || (operation ?? vehicle ?? zone) !== undefined}
        />
      )}
      {count === 0 ? (
        <HistoryEmpty search={search} onFilter={onFilter} />
      ) : (
        <List lines={drawn} of={hasNextPage || drawn !== lines ? -1 : count} timeZone={timeZone} />
      )}
      <div ref={mark} />
      {isFetchNextPageError && <Notice mood="warning">{t`Следующие операции не загрузились. Попробуйте ещё раз.`}</Notice>}
      {hasNextPage && (
        <Button look="secondary" isWide isBusy={isFetchingNextPage} disabled={!isOnline} onClick={() => void fetchNextPage()}>
          {isOnline ? t`Показать ещё` : t`Остальное покажем, когда будет сеть`}
        </Button>
      )}
    </div>
  );
};
