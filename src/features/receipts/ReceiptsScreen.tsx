import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { CityConfig } from '~/city/schema';
import { useReceipts } from '~/data/receipts/useReceipts';
import { Age } from '~/components/Age';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { EmptyState } from '~/ui/EmptyState';
import { PageHead } from '~/ui/PageHead';
import { useMedia } from '~/ui/useMedia';
import { RowPlaceholders } from '~/ui/RowPlaceholders';
import { ReceiptCards } from './ReceiptCards';
import { ReceiptTable } from './ReceiptTable';

/** Receipts and invoices that are paid at a bank. */
export const ReceiptsScreen = () => {
  const city = useAtomValue(cityAtom);
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-[16px]">
      <PageHead title={t`Квитанции — Парковка`} />
      <h1 className="text-title font-bold">{t`Квитанции`}</h1>
      {city && <Receipts city={city} />}
    </div>
  );
};

const Receipts = ({ city: { timeZone } }: { city: CityConfig }) => {
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const hasColumns = useMedia('(min-width: 540px)');
  const { receipts, readAt, isStuck, isFetching, refetch } = useReceipts();
  if (!receipts)
    return (
      <WaitOrRetry
        isFailed={isStuck}
        title={t`Квитанции загрузить не удалось`}
        isRetrying={isFetching}
        onRetry={refetch}
      >
        <RowPlaceholders count={3} height="h-24" />
      </WaitOrRetry>
    );
  const List = hasColumns ? ReceiptTable : ReceiptCards;
  return (
    <>
      {(isStuck || !isOnline) && <Age at={readAt} now={now} timeZone={timeZone} />}
      {receipts.length === 0 ? (
        <EmptyState
          drawing="list"
          action={
            <p className="text-muted">{t`Квитанция появится здесь, когда при пополнении или покупке абонемента вы выберете оплату по квитанции.`}</p>
          }
        >
          {t`Квитанций пока нет.`}
        </EmptyState>
      ) : (
        <List receipts={receipts} timeZone={timeZone} />
      )}
    </>
  );
};
