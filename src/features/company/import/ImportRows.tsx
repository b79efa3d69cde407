import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { CheckField } from '~/ui/CheckField';
import { Icon } from '~/ui/Icon';
import type { IconName } from '~/ui/icons';
import { useVirtualRows } from '~/ui/useVirtualRows';
import type { ImportJob } from './importJob';
import { rowStatusOf, importRowText, type RowStatus } from './importRowText';

const statusStyles: Record<RowStatus, { icon: IconName; colour: string }> = {
  wait: { icon: 'plus', colour: 'text-sign' },
  done: { icon: 'check', colour: 'text-running' },
  there: { icon: 'minus', colour: 'text-muted' },
  bad: { icon: 'warning', colour: 'text-over' },
};

/** Every row of the file with its status. Only rows near the screen are rendered. */
export const ImportRows = ({ job: { plan, outcomes } }: { job: ImportJob }) => {
  const [isOnlyBad, setOnlyBad] = useState(false);
  const rowIndexes = plan.rows.map((_, rowIndex) => rowIndex);
  const bad = rowIndexes.filter((rowIndex) => {
    const row = plan.rows[rowIndex];
    return row && rowStatusOf(row, outcomes[rowIndex]) === 'bad';
  });
  const isFiltered = isOnlyBad && bad.length > 0;
  const visible = isFiltered ? bad : rowIndexes;
  const { box, rows, restPx, measure, focusHandlers } = useVirtualRows<HTMLDivElement>(visible.length, 61);
  return (
    <div className="grid grid-cols-1 gap-2">
      {bad.length > 0 && (
        <CheckField name="only-bad" isOptional isChecked={isFiltered} onChange={setOnlyBad}>
          {t`Только строки с ошибками`}
        </CheckField>
      )}
      <div
        ref={box}
        role="list"
        aria-label={t`Строки файла`}
        className="[overflow-anchor:none]"
        style={{ paddingBottom: restPx }}
        {...focusHandlers}
      >
        {rows.map(({ index, gapPx }) => {
          const rowIndex = visible[index];
          const row = rowIndex === undefined ? undefined : plan.rows[rowIndex];
          if (!row || rowIndex === undefined) return null;
          const { icon, colour } = statusStyles[rowStatusOf(row, outcomes[rowIndex])];
          return (
            <div
              key={row.line}
              ref={measure}
              role="listitem"
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={visible.length}
              className="flex items-start gap-3 border-b border-line py-2"
              style={{ marginTop: gapPx }}
            >
              <span className="w-12 shrink-0 text-right text-small text-muted">
                <span className="sr-only">{t`Строка`} </span>
                {row.line}
              </span>
              <span className={colour}>
                <Icon name={icon} size={20} />
              </span>
              <span className="grid min-w-0 grow">
                <span dir="auto" className="font-semibold break-words">
                  {row.label || t`Пусто`}
                </span>
                <span className={`text-small ${colour}`}>{importRowText(row, outcomes[rowIndex])}</span>
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
};
