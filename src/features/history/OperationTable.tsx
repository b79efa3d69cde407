import { t } from '@lingui/core/macro';
import { Fragment, memo, useCallback, useState, type MouseEvent } from 'react';
import type { HistoryOperation, HistoryOrder } from '~/domain/history/history';
import { dateAndTime } from '~/i18n/format';
import { GapRow } from '~/ui/GapRow';
import { Icon } from '~/ui/Icon';
import { useVirtualRows } from '~/ui/useVirtualRows';
import { OperationAmount } from './OperationAmount';
import { hasDetails, OperationDetails, OperationSummary } from './OperationDetails';
import type { OperationListProps } from './OperationListProps';
import { OperationStatusText } from './OperationStatusText';
import { typeText } from './operationText';

const estimatedRowPx = 65;

interface Props extends OperationListProps {
  order: HistoryOrder;
  onOrder: (order: HistoryOrder) => void;
}

/**
 * The history with columns, on a wide screen (OPS-05). Only rows near the screen are rendered, and each has its
 * position in the whole list. A row opens where it is clicked.
 */
export const OperationTable = memo(({ operations, total, timeZone, order, onOrder }: Props) => {
  const { box, rows, restPx, measure, focusHandlers } = useVirtualRows<HTMLTableSectionElement>(
    operations.length,
    estimatedRowPx,
  );
  const [open, setOpen] = useState<ReadonlySet<HistoryOperation>>(new Set());
  const toggle = useCallback(
    (operation: HistoryOperation) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(operation)) after.add(operation);
        return after;
      }),
    [],
  );
  const columns: readonly { name: string; by?: HistoryOrder['by'] }[] = [
    { name: t`Дата`, by: 'date' },
    { name: t`Операция` },
    { name: t`Сумма`, by: 'sum' },
    { name: t`Статус` },
    { name: t`Описание` },
  ];
  return (
    <table aria-rowcount={total < 0 ? total : total + 1} className="history-table [overflow-anchor:none]">
      <caption className="sr-only">{t`История операций`}</caption>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map(({ name, by }) => {
            const isChosen = order.by === by;
            const sort = order.isAscending ? 'ascending' : 'descending';
            return (
              <th key={name} scope="col" aria-sort={isChosen ? sort : undefined}>
                {by ? (
                  <button
                    type="button"
                    // The dearest payments come first: their sums have a minus.
                    onClick={() => onOrder({ by, isAscending: isChosen ? !order.isAscending : by === 'sum' })}
                  >
                    {name}
                    <Icon
                      name="down"
                      size={16}
                      className={isChosen ? (order.isAscending ? 'rotate-180' : '') : 'invisible'}
                    />
                  </button>
                ) : (
                  name
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody ref={box} {...focusHandlers}>
        {rows.map(({ index, gapPx }) => {
          const operation = operations[index];
          return (
            operation && (
              <Fragment key={index}>
                {gapPx > 0 && <GapRow px={gapPx} columns={columns.length} />}
                <OperationRow
                  ref={measure}
                  index={index}
                  operation={operation}
                  timeZone={timeZone}
                  isOpen={open.has(operation)}
                  onToggle={toggle}
                />
              </Fragment>
            )
          );
        })}
        {restPx > 0 && <GapRow px={restPx} columns={columns.length} />}
      </tbody>
    </table>
  );
});

interface RowProps {
  ref: (row: HTMLTableRowElement | null) => void;
  index: number;
  operation: HistoryOperation;
  timeZone: string;
  isOpen: boolean;
  onToggle: (operation: HistoryOperation) => void;
}

const OperationRow = memo(({ ref, index, operation, timeZone, isOpen, onToggle }: RowProps) => {
  const canOpen = hasDetails(operation);
  // A click anywhere in the row opens it, and the button does so for the keyboard. A link or a selection is left alone.
  const toggle = ({ target }: MouseEvent<HTMLElement>): void => {
    const isOther = target instanceof Element && target.closest('a') !== null;
    if (!isOther && getSelection()?.isCollapsed !== false) onToggle(operation);
  };
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2} onClick={canOpen ? toggle : undefined}>
      <td>{operation.at === undefined ? '—' : dateAndTime(operation.at, timeZone)}</td>
      <td>
        {canOpen ? (
          <button type="button" aria-expanded={isOpen}>
            {typeText(operation.type)}
            <Icon name="down" size={16} className={isOpen ? 'rotate-180' : ''} />
          </button>
        ) : (
          typeText(operation.type)
        )}
      </td>
      <td>
        <OperationAmount operation={operation} />
      </td>
      <td>
        <OperationStatusText status={operation.status} />
      </td>
      <td>
        <OperationSummary operation={operation} timeZone={timeZone} />
        {isOpen && <OperationDetails operation={operation} />}
      </td>
    </tr>
  );
});
