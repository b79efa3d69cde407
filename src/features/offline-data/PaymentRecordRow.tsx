import { t } from '@lingui/core/macro';
import { placeNumber } from '~/domain/stay/placeRef';
import type { PaymentRecord } from '~/domain/payments/paymentRecord';
import { dateAndTime, cost } from '~/i18n/format';
import { causeText, kindText, outcomeText } from '~/components/payment-records/paymentRecordText';
import { RecordFacts } from '~/components/payment-records/RecordFacts';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import type { IconName } from '~/ui/icons';

interface Props {
  record: PaymentRecord;
  timeZone: string;
  onDelete: () => void;
}

const outcomeIcons: Record<PaymentRecord['outcome'], { icon: IconName; colour: string }> = {
  done: { icon: 'check', colour: 'text-running' },
  twice: { icon: 'warning', colour: 'text-over' },
  failed: { icon: 'close', colour: 'text-over' },
  link: { icon: 'clock', colour: 'text-muted' },
  open: { icon: 'clock', colour: 'text-ending' },
};

/** One payment record. It expands to everything that is known about it. */
export const PaymentRecordRow = ({ record, timeZone, onDelete }: Props) => {
  const { outcome, kind, sentAt, plate, place, sum: paid, toPay } = record;
  const total = paid ?? toPay;
  const cause = causeText(record);
  return (
    <li className="rounded-sheet border border-line">
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer list-none items-start gap-3 rounded-sheet p-[12px] [&::-webkit-details-marker]:hidden">
          <Icon name={outcomeIcons[outcome].icon} className={`mt-0.5 ${outcomeIcons[outcome].colour}`} />
          <span className="grid min-w-0 grow">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold">{kindText(kind)}</span>
              {total !== undefined && <span className="text-lead">{cost(total)}</span>}
            </span>
            <span className={`font-semibold ${outcomeIcons[outcome].colour}`}>{outcomeText(record)}</span>
            {cause !== undefined && <span>{cause}</span>}
            <span className="text-muted">
              {[dateAndTime(sentAt, timeZone), plate, placeNumber(place)].filter(Boolean).join(' · ')}
            </span>
          </span>
          <Icon name="down" className="mt-0.5 group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 border-t border-line p-[12px]">
          <RecordFacts record={record} timeZone={timeZone} />
          <Button variant="secondary" onClick={onDelete}>
            {t`Удалить запись`}
          </Button>
        </div>
      </details>
    </li>
  );
};
