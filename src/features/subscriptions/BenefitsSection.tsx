import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useBenefits } from '~/data/benefits/useBenefits';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { inOrderOfUse } from '~/domain/benefit';
import { Age } from '~/parts/Age';
import { StaleNotice } from '~/parts/StaleNotice';
import { WaitOrRetry } from '~/parts/WaitOrRetry';
import { cityAtom } from '~/state/city';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { useMedia } from '~/ui/useMedia';
import { BenefitCards } from './BenefitCards';
import { BenefitTable } from './BenefitTable';

/** What the driver has bought and been granted. Readable offline, with its age. */
export const BenefitsSection = () => {
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const capabilities = useCapabilities();
  const { benefits, readAt, isFailed, isFetching, refetch } = useBenefits();
  const View = useMedia('(min-width: 900px)') ? BenefitTable : BenefitCards;
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="benefits-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="benefits-title" className="text-lead font-bold">
          {t`Мои абонементы и льготы`}
        </h2>
        {benefits && <Age at={readAt} now={now} timeZone={timeZone} />}
      </div>
      {!benefits && (
        <WaitOrRetry isFailed={isFailed} title={t`Абонементы и льготы загрузить не удалось`} isAsking={isFetching} onRetry={refetch}>
          <div className="h-48 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
      {benefits && isFailed && isOnline && (
        <StaleNotice isAsking={isFetching} onRetry={refetch}>
          {t`Список загрузить не удалось, показан прежний.`}
        </StaleNotice>
      )}
      {benefits?.length === 0 && <p className="rounded-sheet bg-raised p-[16px] text-muted">{t`Абонементов и льгот пока нет.`}</p>}
      {benefits && benefits.length > 0 && (
        <View
          benefits={inOrderOfUse(benefits, now)}
          isCadastral={capabilities?.hasCadastralBenefits ?? false}
          canAct={capabilities?.cabinet?.hasConstructor ?? false}
          now={now}
          timeZone={timeZone}
        />
      )}
    </section>
  );
};
