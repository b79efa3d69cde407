import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { CheckField } from '~/ui/CheckField';
import { Icon } from '~/ui/Icon';
import type { IconName } from '~/ui/icons';
import { useDrawnRows } from '~/ui/useDrawnRows';
import type { ImportJob } from './importJob';
import { moodOf, rowText, type RowMood } from './rowText';

const moods: Record<RowMood, { icon: IconName; look: string }> = {
  wait: { icon: 'plus', look: 'text-sign' },
  done: { icon: 'check', look: 'text-running' },
  there: { icon: 'minus', look: 'text-muted' },
  bad: { icon: 'warning', look: 'text-over' },
};

/** Each row of the file with what becomes of it; of thousands only those near the screen are drawn. */
export const ImportRows = ({ job: { plan, ends } }: { job: ImportJob }) => {
  const [isOnlyBad, setOnlyBad] = useState(false);
  const places = plan.rows.map((_, place) => place);
  const bad = places.filter((place) => {
    const row = plan.rows[place];
    return row && moodOf(row, ends[place]) === 'bad';
  });
  const isFiltered = isOnlyBad && bad.length > 0;
  const shown = isFiltered ? bad : places;
  const { box, rows, restPx, measure, keepFocused } = useDrawnRows<HTMLDivElement>(shown.length, 61);
  return (
    <div className="grid grid-cols-1 gap-2">
      {bad.length > 0 && (
        <CheckField name="only-bad" isOptional isChecked={isFiltered} onChange={setOnlyBad}>
          {t`Только строки с ошибками`}
        </CheckField>
      )}
      <div ref={box} role="list" aria-label={t`Строки файла`} className="[overflow-anchor:none]" style={{ paddingBottom: restPx }} {...keepFocused}>
        {rows.map(({ index, gapPx }) => {
          const place = shown[index];
          const row = place === undefined ? undefined : plan.rows[place];
          if (!row || place === undefined) return null;
          const { icon, look } = moods[moodOf(row, ends[place])];
          return (
            <div
              key={row.line}
              ref={measure}
              role="listitem"
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={shown.length}
              className="flex items-start gap-3 border-b border-line py-2"
              style={{ marginTop: gapPx }}
            >
              <span className="w-12 shrink-0 text-right text-small text-muted">
                <span className="sr-only">{t`Строка`} </span>
                {row.line}
              </span>
              <span className={look}>
                <Icon name={icon} size={20} />
              </span>
              <span className="grid min-w-0 grow">
                <span dir="auto" className="font-semibold break-words">
                  {row.what || t`Пусто`}
                </span>
                <span className={`text-small ${look}`}>{rowText(row, ends[place])}</span>
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
};
