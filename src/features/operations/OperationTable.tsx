import { t } from '@lingui/core/macro';
import type { HistoryLine } from '~/domain/history';
import { dateAndTime } from '~/i18n/format';
import { Amount } from './Amount';
import { OperationDetails } from './OperationDetails';
import { OperationStatusText } from './OperationStatusText';
import { typeText } from './operationText';

interface Props {
  lines: readonly HistoryLine[];
  timeZone: string;
}

/** The history where there is room for columns (OPS-05). */
export const OperationTable = ({ lines, timeZone }: Props) => (
  <table className="w-full border-collapse text-left align-top [overflow-wrap:break-word]">
    <caption className="sr-only">{t`История операций`}</caption>
    <thead className="text-small text-muted">
      <tr className="border-b-2 border-line">
        {[t`Дата`, t`Операция`].map((name) => (
          <th key={name} scope="col" className="py-2 pr-3 font-semibold">
            {name}
          </th>
        ))}
        <th scope="col" className="py-2 pr-3 text-right font-semibold">
          {t`Сумма`}
        </th>
        {[t`Статус`, t`Описание`].map((name) => (
          <th key={name} scope="col" className="py-2 pr-3 font-semibold last:pr-0">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map((line, index) => (
        // A list of the server that only grows at its end.
        // oxlint-disable-next-line react/no-array-index-key
        <tr key={index} className="border-b border-line align-top">
          <td className="py-3 pr-3">{line.at === undefined ? '—' : dateAndTime(line.at, timeZone)}</td>
          <td className="py-3 pr-3">{typeText(line.type)}</td>
          <td className="py-3 pr-3 text-right">
            <Amount line={line} />
          </td>
          <td className="py-3 pr-3">
            <OperationStatusText status={line.status} />
          </td>
          <td className="py-3 text-small">
            <OperationDetails line={line} timeZone={timeZone} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
