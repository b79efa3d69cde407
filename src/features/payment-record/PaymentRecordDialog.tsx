import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { cost } from '~/i18n/format';
import { inLanguage } from '~/i18n/inLanguage';
import { currentLanguage } from '~/i18n/messages';
import { ExportRecordsButtons } from '~/components/payment-records/ExportRecordsButtons';
import { PaymentRecordsPrint } from '~/components/payment-records/PaymentRecordsPrint';
import { kindText, outcomeText, printNote } from '~/components/payment-records/paymentRecordText';
import { RecordFacts } from '~/components/payment-records/RecordFacts';
import { usePaymentRecords } from '~/components/payment-records/usePaymentRecords';
import { useScreenAwake } from '~/platform/useScreenAwake';
import { cityAtom } from '~/state/currentCity';
import { buttonClass } from '~/ui/buttonClass';
import { ModalDialog } from '~/ui/ModalDialog';
import { Notice } from '~/ui/Notice';

interface Props {
  /** The id of a payment record, or the order number of a provider. */
  recordId: string;
  onClose: () => void;
}

/** The record of one payment on this device, to show, print or share. */
export const PaymentRecordDialog = ({ recordId, onClose }: Props) => {
  useScreenAwake();
  const city = useAtomValue(cityAtom);
  const records = usePaymentRecords();
  const record = records?.find(({ id, order }) => id === recordId || order === recordId);
  const content = record &&
    city && { records: [record], city: city.nameForShow[currentLanguage()], timeZone: city.timeZone };
  const total = record?.sum ?? record?.toPay;
  return (
    <ModalDialog title={t`Чек`} onClose={onClose}>
      <div className="grid gap-4">
        {records && !record && <Notice severity="info">{t`Записи об этой оплате на устройстве нет.`}</Notice>}
        {record && content && (
          <>
            <div>
              <p className="text-muted">{kindText(record.kind)}</p>
              {total !== undefined && <p className="text-head font-bold">{cost(total)}</p>}
              <p className="text-lead font-semibold">{outcomeText(record)}</p>
            </div>
            <RecordFacts record={record} timeZone={content.timeZone} />
            <PaymentRecordsPrint {...content} />
            <ExportRecordsButtons {...content} />
            <p className="text-small text-muted">{printNote()}</p>
          </>
        )}
        <Link to="/{-$lng}/device" params={inLanguage} replace className={buttonClass('quiet', true)} onClick={onClose}>
          {t`Все чеки`}
        </Link>
      </div>
    </ModalDialog>
  );
};
