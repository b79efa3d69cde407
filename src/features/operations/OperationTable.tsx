import { t } from '@lingui/core/macro';
import { Fragment, memo } from 'react';
import type { HistoryLine } from '~/domain/history';
import { dateAndTime } from '~/i18n/format';
import { Amount } from './Amount';
import { OperationDetails } from './OperationDetails';
import type { OperationListProps } from './OperationListProps';
import { OperationStatusText } from './OperationStatusText';
import { typeText } from './operationText';
import { useDrawnRows } from '~/ui/useDrawnRows';

const usualPx = 117;

/** The history where there is room for columns (OPS-05). Of a long one only the rows near the screen are drawn, and each says which of how many it is. */
export const OperationTable = memo(({ lines, of, timeZone }: OperationListProps) => {
  const { box, rows, restPx, measure, keepFocused } = useDrawnRows<HTMLTableSectionElement>(lines.length, usualPx);
  const columns = [
    { name: t`Дата`, look: 'w-[18%] desk:w-[19%] min-[1150px]:w-[18%]' },
    { name: t`Операция`, look: 'w-[18%]' },
    { name: t`Сумма`, look: 'w-[17%] desk:w-[19%] min-[1150px]:w-[16%] text-right' },
    { name: t`Статус`, look: 'w-[17%] desk:w-[19%] min-[1150px]:w-[15%]' },
    { name: t`Описание`, look: '' },
  ];
  return (
    // Columns of a fixed width: those of other rows, which come as one scrolls, must not move them.
    <table
      aria-rowcount={of < 0 ? of : of + 1}
      className="w-full table-fixed border-collapse max-desk:text-small text-left align-top [overflow-anchor:none] [overflow-wrap:break-word]"
    >
      <caption className="sr-only">{t`История операций`}</caption>
      <thead className="text-small text-muted">
        <tr aria-rowindex={1} className="border-b-2 border-line">
          {columns.map(({ name, look }) => (
            <th key={name} scope="col" className={`py-2 pr-2 desk:pr-3 font-semibold last:pr-0 ${look}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={box} {...keepFocused}>
        {rows.map(({ index, gapPx }) => {
          const line = lines[index];
          return (
            line && (
              <Fragment key={index}>
                {gapPx > 0 && <Gap px={gapPx} />}
                <tr ref={measure} data-index={index} aria-rowindex={index + 2} className="border-b border-line align-top">
                  <Cells line={line} timeZone={timeZone} />
                </tr>
              </Fragment>
            )
          );
        })}
        {restPx > 0 && <Gap px={restPx} />}
      </tbody>
    </table>
  );
});

/** In the place of rows that are not drawn. */
const Gap = ({ px }: { px: number }) => (
  <tr aria-hidden="true">
    <td aria-hidden="true" colSpan={5} className="p-0" style={{ height: px }} />
  </tr>
);

const Cells = memo(({ line, timeZone }: { line: HistoryLine; timeZone: string }) => (
  <>
    <td className="py-3 pr-2 desk:pr-3">{line.at === undefined ? '—' : dateAndTime(line.at, timeZone)}</td>
    <td className="py-3 pr-2 desk:pr-3">{typeText(line.type)}</td>
    <td className="py-3 pr-2 desk:pr-3 text-right">
      <Amount line={line} />
    </td>
    <td className="py-3 pr-2 desk:pr-3">
      <OperationStatusText status={line.status} />
    </td>
    <td className="py-3 text-small">
      <OperationDetails line={line} timeZone={timeZone} />
    </td>
  </>
));
