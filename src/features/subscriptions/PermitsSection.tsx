import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { operationsQuery } from '~/data/history/operationsQuery';
import { usePermits } from '~/data/permits/usePermits';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { Operation } from '~/domain/history/operation';
import { keepOrder, orderNumbers, permitState, sortPermits, type Permit } from '~/domain/permits/permit';
import { refundEstimate } from '~/domain/permits/permitRefund';
import { Age } from '~/components/Age';
import { useKeptFocus } from '~/components/edit/useKeptFocus';
import { StaleNotice } from '~/components/StaleNotice';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { cityAtom } from '~/state/currentCity';
import { showChangedRow } from '~/state/changedRow';
import { minuteAtom } from '~/state/clock';
import { driverAtom } from '~/state/session/signIn';
import { isOnlineAtom } from '~/platform/network';
import { useMedia } from '~/ui/useMedia';
import { useRowHighlight } from '~/ui/useRowHighlight';
import { PermitCards } from './PermitCards';
import { PermitTable } from './PermitTable';
import { refundedPermitsAtom } from './useActOnPermit';

const none: readonly never[] = [];

/** The permits of the driver, bought or granted. They are readable offline, with their age. */
export const PermitsSection = () => {
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const capabilities = useCapabilities();
  const { permits, readAt, isFailed, isFetching, refetch } = usePermits();
  const View = useMedia('(min-width: 900px)') ? PermitTable : PermitCards;
  const box = useRef<HTMLElement>(null);
  useRowHighlight(box);
  useKeptFocus(box);
  useHighlightNew(permits);
  const sorted = sortPermits(permits ?? none, now);
  const [displayed, setDisplayed] = useState<readonly string[]>([]);
  const rows = keepOrder(sorted, displayed);
  const numbers = orderNumbers(rows);
  if (numbers.some((one) => !displayed.includes(one))) setDisplayed(numbers);
  const refunded = useAtomValue(refundedPermitsAtom);
  const canAct = capabilities?.account?.hasConstructor ?? false;
  const operations = usePaidOperations(canAct && rows.some(({ canRefund }) => canRefund));
  return (
    <section ref={box} className="grid grid-cols-1 gap-3" aria-labelledby="benefits-title">
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
          permits={rows}
          isCadastral={capabilities?.hasCadastralPermits ?? false}
          canAct={canAct}
          stateOf={(permit) => (refunded.includes(permit.orderNumber ?? '') ? 'refunded' : permitState(permit, now))}
          refundOf={(permit) => refundEstimate(permit, operations, now)}
          timeZone={timeZone}
        />
      )}
    </section>
  );
};

/** Highlights a permit that has appeared since the page was opened: it has just been bought. */
const useHighlightNew = (permits: readonly Permit[] | undefined): void => {
  const before = useRef<readonly string[]>(undefined);
  useEffect(() => {
    if (!permits) return;
    const numbers = orderNumbers(permits);
    const added = before.current && numbers.find((one) => !before.current?.includes(one));
    before.current = numbers;
    if (added !== undefined) showChangedRow(added);
  }, [permits]);
};

/** The operations that name the prices of permits; none while they are not needed or not known. */
const usePaidOperations = (isNeeded: boolean): readonly Operation[] => {
  const city = useAtomValue(cityAtom)?.city;
  const signIn = useAtomValue(driverAtom);
  const query = operationsQuery(city ?? '', signIn ?? { token: '', cacheKey: '' });
  const { data } = useQuery({ ...query, enabled: isNeeded && city !== undefined && signIn !== undefined });
  return data ?? none;
};
