import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useAppeals } from '~/data/appeals/useAppeals';
import { Age } from '~/components/Age';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { AppealRow } from './AppealRow';
import { EmptyState } from '~/ui/EmptyState';

/** The driver's appeals, the one with the newest message first. They are readable offline, with their age. */
export const AppealList = () => {
  const { data, readAt, isStuck, isFetching, refetch } = useAppeals();
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  return (
    <section aria-labelledby="appeals-title" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="appeals-title" className="text-lead font-bold">
          {t`Мои обращения`}
        </h2>
        {data && (isStuck || !isOnline) && <Age at={readAt} now={now} timeZone={timeZone} />}
      </div>
      {!data && (
        <WaitOrRetry
          isFailed={isStuck}
          title={t`Обращения загрузить не удалось`}
          isRetrying={isFetching}
          onRetry={refetch}
        >
          <div className="h-24 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
      {data?.length === 0 && (
        <EmptyState drawing="letter">{t`Обращений пока нет. Напишите оператору, и ответ появится здесь.`}</EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="grid gap-2">
          {data.map((appeal) => (
            <AppealRow key={appeal.id} appeal={appeal} />
          ))}
        </ul>
      )}
    </section>
  );
};
