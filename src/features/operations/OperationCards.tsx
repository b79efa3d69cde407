import { t } from '@lingui/core/macro';
import { memo } from 'react';
import type { HistoryLine } from '~/domain/history';
import { dateAndTime } from '~/i18n/format';
import { Amount } from './Amount';
import { OperationDetails } from './OperationDetails';
import type { OperationListProps } from './OperationListProps';
import { OperationStatusText } from './OperationStatusText';
import { typeText } from './operationText';
import { useDrawnRows } from '~/ui/useDrawnRows';

const usualPx = 168;

/** The history on a phone: one card an operation. Of a long one only those near the screen are drawn, and each says which of how many it is. */
export const OperationCards = memo(({ lines, of, timeZone }: OperationListProps) => {
  const { box, rows, restPx, measure, keepFocused } = useDrawnRows<HTMLDivElement>(lines.length, usualPx);
  return (
    <div ref={box} role="list" aria-label={t`История операций`} className="[overflow-anchor:none]" style={{ paddingBottom: restPx }} {...keepFocused}>
      {rows.map(({ index, gapPx }) => {
        const line = lines[index];
        return (
          line && (
            <div
              key={index}
              ref={measure}
              role="listitem"
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={of}
              className="pb-2"
              style={{ marginTop: gapPx }}
            >
              <OperationCard line={line} timeZone={timeZone} />
            </div>
          )
        );
      })}
    </div>
  );
});

const OperationCard = memo(({ line, timeZone }: { line: HistoryLine; timeZone: string }) => (
  <div className="rounded-sheet border border-line p-[12px]">
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 className="font-semibold">{typeText(line.type)}</h2>
      <span className="text-lead">
        <Amount line={line} />
      </span>
    </div>
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-small text-muted">
      {line.at !== undefined && <span>{dateAndTime(line.at, timeZone)}</span>}
      <OperationStatusText status={line.status} />
    </div>
    <div className="mt-1 text-small">
      <OperationDetails line={line} timeZone={timeZone} />
    </div>
  </div>
));
