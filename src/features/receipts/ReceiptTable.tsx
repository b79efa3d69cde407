import { t } from '@lingui/core/macro';
import type { Receipt } from '~/domain/history/receipt';
import { dateAndTime } from '~/i18n/format';
import { Price } from '~/components/Price';
import { OpenReceipt } from './OpenReceipt';

interface Props {
  receipts: readonly Receipt[];
  timeZone: string;
}

/** The receipts as a table, on a wide screen. */
export const ReceiptTable = ({ receipts, timeZone }: Props) => (
  <table className="w-full border-collapse text-left [overflow-wrap:break-word]">
    <caption className="sr-only">{t`Квитанции и счета`}</caption>
    <thead className="text-small text-muted">
      <tr className="border-b-2 border-line">
        {[t`Дата`, t`За что`].map((name) => (
          <th key={name} scope="col" className="py-2 pr-3 font-semibold">
            {name}
          </th>
        ))}
        <th scope="col" className="py-2 pr-3 text-right font-semibold">
          {t`Сумма`}
        </th>
        {[t`Состояние`, t`Документ`].map((name) => (
          <th key={name} scope="col" className="py-2 pr-3 font-semibold last:pr-0">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {receipts.map((receipt) => (
        <tr key={receipt.number} className="border-b border-line align-top">
          <td className="py-4 pr-3">{receipt.at === undefined ? '—' : dateAndTime(receipt.at, timeZone)}</td>
          <td className="py-4 pr-3">
            {receipt.name}
            <span className="block text-small text-muted">{t`№\u00a0${receipt.number}`}</span>
          </td>
          <td className="py-4 pr-3 text-right font-semibold">
            <Price sum={receipt.sum} />
          </td>
          <td className="py-4 pr-3">{receipt.status}</td>
          <td className="py-2">
            <OpenReceipt receipt={receipt} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
