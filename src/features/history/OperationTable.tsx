import { t } from '@lingui/core/macro';
import { Fragment, memo } from 'react';
import type { HistoryOperation } from '~/domain/history/history';
import { dateAndTime } from '~/i18n/format';
import { GapRow } from '~/ui/GapRow';
import { OperationAmount } from './OperationAmount';
import { OperationDetails } from './OperationDetails';
import type { OperationListProps } from './OperationListProps';
import { OperationStatusText } from './OperationStatusText';
import { typeText } from './operationText';
import { useVirtualRows } from '~/ui/useVirtualRows';

const estimatedRowPx = 117;

/**
 * The history with columns, on a wide screen (OPS-05). Only rows near the screen are rendered, and each has its
 * position in the whole list.
 */
export const OperationTable = memo(({ operations, total, timeZone }: OperationListProps) => {
  const { box, rows, restPx, measure, focusHandlers } = useVirtualRows<HTMLTableSectionElement>(
    operations.length,
    estimatedRowPx,
  );
  const columns = [
    { name: t`Дата`, className: 'w-[18%] desk:w-[19%] min-[1150px]:w-[18%]' },
    { name: t`Операция`, className: 'w-[18%]' },
    { name: t`Сумма`, className: 'w-[17%] desk:w-[19%] min-[1150px]:w-[16%] text-right' },
    { name: t`Статус`, className: 'w-[17%] desk:w-[19%] min-[1150px]:w-[15%]' },
    { name: t`Описание`, className: '' },
  ];
  return (
    // Fixed column widths: rows that appear while scrolling must not move the columns.
    <table
      aria-rowcount={total < 0 ? total : total + 1}
      className="w-full table-fixed border-collapse max-desk:text-small text-left align-top [overflow-anchor:none] [overflow-wrap:break-word]"
    >
      <caption className="sr-only">{t`История операций`}</caption>
      <thead className="text-small text-muted">
        <tr aria-rowindex={1} className="border-b-2 border-line">
          {columns.map(({ name, className }) => (
            <th key={name} scope="col" className={`py-2 pr-2 desk:pr-3 font-semibold last:pr-0 ${className}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={box} {...focusHandlers}>
        {rows.map(({ index, gapPx }) => {
          const operation = operations[index];
          return (
            operation && (
              <Fragment key={index}>
                {gapPx > 0 && <GapRow px={gapPx} columns={columns.length} />}
                <tr
                  ref={measure}
                  data-index={index}
                  aria-rowindex={index + 2}
                  className="border-b border-line align-top"
                >
                  <Cells operation={operation} timeZone={timeZone} />
                </tr>
              </Fragment>
            )
          );
        })}
        {restPx > 0 && <GapRow px={restPx} columns={columns.length} />}
      </tbody>
    </table>
  );
});

const Cells = memo(({ operation, timeZone }: { operation: HistoryOperation; timeZone: string }) => (
  <>
    <td className="py-3 pr-2 desk:pr-3">{operation.at === undefined ? '—' : dateAndTime(operation.at, timeZone)}</td>
    <td className="py-3 pr-2 desk:pr-3">{typeText(operation.type)}</td>
    <td className="py-3 pr-2 desk:pr-3 text-right">
      <OperationAmount operation={operation} />
    </td>
    <td className="py-3 pr-2 desk:pr-3">
      <OperationStatusText status={operation.status} />
    </td>
    <td className="py-3 text-small">
      <OperationDetails operation={operation} timeZone={timeZone} />
    </td>
  </>
));
