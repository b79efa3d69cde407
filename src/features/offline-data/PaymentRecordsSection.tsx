import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { filterRecords, type PaymentRecord, type PaymentRecordFilter } from '~/domain/payments/paymentRecord';
import { currentLanguage } from '~/i18n/messages';
import { PaymentRecordsPrint } from '~/components/payment-records/PaymentRecordsPrint';
import { usePaymentRecords } from '~/components/payment-records/usePaymentRecords';
import { dropPaymentRecords, recordOwnersAtom } from '~/state/payments/paymentRecords';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { Choice } from '~/ui/Choice';
import { EmptyState } from '~/ui/EmptyState';
import { ExportRecordsButtons } from '~/components/payment-records/ExportRecordsButtons';
import { PaymentRecordRow } from './PaymentRecordRow';

/** The payments of this device and the failed attempts, as a list and as one page. */
export const PaymentRecordsSection = ({ city: { city, nameForShow, timeZone } }: { city: CityConfig }) => {
  const records = usePaymentRecords();
  const owners = useAtomValue(recordOwnersAtom);
  const [filter, setFilter] = useState<PaymentRecordFilter>('all');
  const visible = filterRecords(records ?? [], filter);
  const content = { records: visible, city: nameForShow[currentLanguage()], timeZone };

  const confirmRemoval = (title: string, text: string, shouldRemove?: (record: PaymentRecord) => boolean): void =>
    openDialog({
      name: 'confirm',
      title,
      text,
      confirmLabel: t`Удалить`,
      doneText: t`Удалено с этого устройства`,
      onConfirm: async () => {
        await dropPaymentRecords(city, owners, shouldRemove);
        return 'done';
      },
    });
  const warningText = t`Если это нужно для обжалования, сначала распечатайте или сохраните. Вернуть записи будет нельзя.`;

  return (
    <section aria-labelledby="proofs" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="proofs" className="text-lead font-bold">{t`Чеки и журнал`}</h2>
        <p className="text-muted">{t`Каждый платёж с этого устройства с ответом города и каждая попытка, которая не удалась. Открывается и без сети.`}</p>
      </div>
      {records?.length === 0 && <EmptyState drawing="list">{t`Здесь появятся оплаты и неудачные попытки.`}</EmptyState>}
      {records !== undefined && records.length > 0 && (
        <>
          <Choice
            label={t`Показать`}
            options={[
              { value: 'all', label: t`Все` },
              { value: 'done', label: t`Успешные` },
              { value: 'failed', label: t`Неудачные` },
            ]}
            value={filter}
            onChange={setFilter}
          />
          {visible.length === 0 ? (
            <p className="text-lead">{t`Таких записей нет.`}</p>
          ) : (
            <>
              <PaymentRecordsPrint {...content} />
              <ExportRecordsButtons {...content} />
              <ul className="grid gap-2" aria-label={t`Записи`}>
                {visible.map((record) => (
                  <PaymentRecordRow
                    key={record.id}
                    record={record}
                    timeZone={timeZone}
                    onDelete={() => confirmRemoval(t`Удалить запись?`, warningText, ({ id }) => id === record.id)}
                  />
                ))}
              </ul>
            </>
          )}
          <Button variant="secondary" isWide onClick={() => confirmRemoval(t`Удалить все записи?`, warningText)}>
            {t`Удалить все записи`}
          </Button>
        </>
      )}
    </section>
  );
};
