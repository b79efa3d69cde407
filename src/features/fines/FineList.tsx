import { plural, t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useFines } from '~/data/fines/useFines';
import { Age } from '~/components/Age';
import { StaleNotice } from '~/components/StaleNotice';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { RowPlaceholders } from '~/ui/RowPlaceholders';
import { FineItem } from './FineItem';

/** The number of fines and the list of them. It is readable offline, with its age. */
export const FineList = () => {
  const { data, readAt, isStuck, isFetching, refetch } = useFines();
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  if (!data)
    return (
      <WaitOrRetry isFailed={isStuck} title={t`Штрафы загрузить не удалось`} isRetrying={isFetching} onRetry={refetch}>
        <RowPlaceholders count={3} height="h-24" />
      </WaitOrRetry>
    );
  const { fines, count } = data;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className={count === 0 ? 'w-full rounded-sheet bg-raised p-[16px] text-muted' : 'text-lead'} role="status">
          {count === 0
            ? t`У вас нет штрафов`
            : plural(count, { one: '# штраф', few: '# штрафа', many: '# штрафов', other: '# штрафа' })}
        </p>
        {(isStuck || !isOnline) && <Age at={readAt} now={now} timeZone={timeZone} />}
      </div>
      {isStuck && isOnline && (
        <StaleNotice isRetrying={isFetching} onRetry={refetch}>
          {t`Список загрузить не удалось, показан прежний.`}
        </StaleNotice>
      )}
      <ul className="grid gap-3">
        {fines.map((fine) => (
          <FineItem key={fine.uin} fine={fine} timeZone={timeZone} />
        ))}
      </ul>
      {count > fines.length && (
        <p className="text-muted">{t`Показаны не все штрафы. Об остальных можно узнать в поддержке города.`}</p>
      )}
    </>
  );
};
