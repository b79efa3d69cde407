import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { usePermits } from '~/data/permits/usePermits';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { sortPermits } from '~/domain/permits/permit';
import { Age } from '~/components/Age';
import { StaleNotice } from '~/components/StaleNotice';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { useMedia } from '~/ui/useMedia';
import { PermitCards } from './PermitCards';
import { PermitTable } from './PermitTable';

/** The permits of the driver, bought or granted. They are readable offline, with their age. */
export const PermitsSection = () => {
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const capabilities = useCapabilities();
  const { permits, readAt, isFailed, isFetching, refetch } = usePermits();
  const View = useMedia('(min-width: 900px)') ? PermitTable : PermitCards;
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="benefits-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="benefits-title" className="text-lead font-bold">
          {t`Мои абонементы и льготы`}
        </h2>
        {permits && <Age at={readAt} now={now} timeZone={timeZone} />}
      </div>
      {!permits && (
        <WaitOrRetry
          isFailed={isFailed}
          title={t`Абонементы и льготы загрузить не удалось`}
          isRetrying={isFetching}
          onRetry={refetch}
        >
          <div className="h-48 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
      {permits && isFailed && isOnline && (
        <StaleNotice isRetrying={isFetching} onRetry={refetch}>
          {t`Список загрузить не удалось, показан прежний.`}
        </StaleNotice>
      )}
      {permits?.length === 0 && (
        <p className="rounded-sheet bg-raised p-[16px] text-muted">{t`Абонементов и льгот пока нет.`}</p>
      )}
      {permits && permits.length > 0 && (
        <View
          permits={sortPermits(permits, now)}
          isCadastral={capabilities?.hasCadastralPermits ?? false}
          canAct={capabilities?.account?.hasConstructor ?? false}
          now={now}
          timeZone={timeZone}
        />
      )}
    </section>
  );
};
