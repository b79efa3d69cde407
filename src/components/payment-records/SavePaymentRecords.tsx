import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { dayKey } from '~/domain/time/cityTime';
import { filterRecords, type PaymentRecord } from '~/domain/payments/paymentRecord';
import { currentLanguage } from '~/i18n/messages';
import { cityAtom } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import { Button } from '~/ui/Button';
import { PaymentRecordsPrint } from './PaymentRecordsPrint';
import { savePrint } from './savePrint';
import { usePaymentRecords } from './usePaymentRecords';

/**
 * Offered at logout, because payments and failed attempts are deleted with the login. Renders nothing if there are
 * none.
 */
export const SavePaymentRecords = () => {
  const records = usePaymentRecords();
  return records !== undefined && records.length > 0 ? <Offer records={filterRecords(records, 'all')} /> : null;
};

const Offer = ({ records }: { records: readonly PaymentRecord[] }) => {
  const city = useAtomValue(cityAtom);
  const printRef = useRef<HTMLDivElement>(null);
  if (!city) return null;
  const { timeZone, nameForShow } = city;
  const save = (): void => {
    if (printRef.current)
      savePrint(printRef.current, t`Платежи и неудачные попытки`, `parking-${dayKey(serverNow(), timeZone)}`);
  };
  return (
    <div className="grid gap-2">
      <PaymentRecordsPrint ref={printRef} records={records} city={nameForShow[currentLanguage()]} timeZone={timeZone} />
      <p>{t`Чеки и журнал этого профиля тоже сотрутся. Сохраните их, если они нужны.`}</p>
      <Button variant="secondary" icon="download" isWide onClick={save}>
        {t`Сохранить чеки и журнал`}
      </Button>
      {typeof window.print === 'function' && (
        <Button variant="secondary" isWide onClick={() => window.print()}>
          {t`Печать или PDF`}
        </Button>
      )}
    </div>
  );
};
