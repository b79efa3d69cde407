import { t } from '@lingui/core/macro';
import type { Receipt } from '~/domain/history/receipt';
import { dateAndTime } from '~/i18n/format';
import { Price } from '~/components/Price';
import { receiptKindText } from './receiptKindText';
import { OpenReceipt } from './OpenReceipt';

interface Props {
  receipts: readonly Receipt[];
  timeZone: string;
}

/** The receipts on a phone, one card each. */
export const ReceiptCards = ({ receipts, timeZone }: Props) => (
  <ul className="grid gap-2">
    {receipts.map((receipt) => (
      <li key={receipt.number} className="grid gap-2 rounded-sheet border border-line p-[12px]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="min-w-0 font-semibold">{receipt.name ?? receiptKindText(receipt.kind)}</h2>
          <Price sum={receipt.sum} className="text-lead font-semibold" />
        </div>
        <p className="text-small text-muted">
          {[receipt.at === undefined ? undefined : dateAndTime(receipt.at, timeZone), t`№\u00a0${receipt.number}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span>{receipt.status}</span>
          <OpenReceipt receipt={receipt} />
        </div>
      </li>
    ))}
  </ul>
);
