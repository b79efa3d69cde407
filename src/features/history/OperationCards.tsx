import { t } from '@lingui/core/macro';
import { memo } from 'react';
import type { HistoryOperation } from '~/domain/history/history';
import { dateAndTime } from '~/i18n/format';
import { OperationAmount } from './OperationAmount';
import { OperationDetails, OperationSummary } from './OperationDetails';
import type { OperationListProps } from './OperationListProps';
import { OperationStatusText } from './OperationStatusText';
import { typeText } from './operationText';
import { useVirtualRows } from '~/ui/useVirtualRows';

const estimatedRowPx = 168;

/**
 * The history on a phone, one card per operation. Only cards near the screen are rendered, and each has its position in
 * the whole list.
 */
export const OperationCards = memo(({ operations, total, timeZone }: OperationListProps) => {
  const { box, rows, restPx, measure, focusHandlers } = useVirtualRows<HTMLDivElement>(
    operations.length,
    estimatedRowPx,
  );
  return (
    <div
      ref={box}
      role="list"
      aria-label={t`История операций`}
      className="[overflow-anchor:none]"
      style={{ paddingBottom: restPx }}
      {...focusHandlers}
    >
      {rows.map(({ index, gapPx }) => {
        const operation = operations[index];
        return (
          operation && (
            <div
              key={index}
              ref={measure}
              role="listitem"
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={total}
              className="pb-2"
              style={{ marginTop: gapPx }}
            >
              <OperationCard operation={operation} timeZone={timeZone} />
            </div>
          )
        );
      })}
    </div>
  );
});

const OperationCard = memo(({ operation, timeZone }: { operation: HistoryOperation; timeZone: string }) => (
  <div className="rounded-sheet border border-line p-[12px]">
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 className="font-semibold">{typeText(operation.type)}</h2>
      <span className="text-right text-lead">
        <OperationAmount operation={operation} />
      </span>
    </div>
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-small text-muted">
      {operation.at !== undefined && <span>{dateAndTime(operation.at, timeZone)}</span>}
      <OperationStatusText status={operation.status} />
    </div>
    <div className="mt-1 text-small">
      <OperationSummary operation={operation} timeZone={timeZone} />
      <OperationDetails operation={operation} />
    </div>
  </div>
));
