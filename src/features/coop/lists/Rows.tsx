import { t } from '@lingui/core/macro';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '~/ui/Icon';
import { useDrawnRows } from '~/ui/useDrawnRows';
import { useMedia } from '~/ui/useMedia';

interface Column<Line, Order extends string> {
  order: Order;
  name: string;
  look: string;
  renderCell: (line: Line) => ReactNode;
}

export interface RowsProps<Line, Order extends string> {
  label: string;
  lines: readonly Line[];
  keyOf: (line: Line) => string;
  columns: readonly Column<Line, Order>[];
  /** One row on a phone. */
  renderCard: (line: Line) => ReactNode;
  order: Order;
  isDown: boolean;
  onOrder: (order: Order) => void;
}

/** Document 2, section 2: narrow under 540 px; in a browser with larger text sooner. */
export const useHasColumns = (): boolean => useMedia('(min-width: 540px) and (min-width: 33.75rem)');

/** A list of the company: cards on a phone, else a dense table whose head stays. Of many rows only those near the screen are drawn. */
export const Rows = <Line, Order extends string>(props: RowsProps<Line, Order>) => (useHasColumns() ? <Table {...props} /> : <Cards {...props} />);

const Table = <Line, Order extends string>({ label, lines, keyOf, columns, order, isDown, onOrder }: RowsProps<Line, Order>) => {
  const { box, rows, restPx, measure, keepFocused } = useDrawnRows<HTMLTableSectionElement>(lines.length, 57);
  return (
    <table
      aria-rowcount={lines.length + 1}
      className="w-full table-fixed border-separate [border-spacing:0] text-left text-small [overflow-anchor:none] [overflow-wrap:break-word]"
    >
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map((column) => {
            const isOrder = column.order === order;
            return (
              <th
                key={column.order}
                scope="col"
                aria-sort={isOrder ? (isDown ? 'descending' : 'ascending') : undefined}
                className={`sticky top-(--header) z-10 border-b-2 border-line bg-paper p-0 ${column.look}`}
              >
                <button
                  type="button"
                  className={`flex min-h-12 w-full items-center gap-1 px-2 text-left font-semibold ${isOrder ? 'text-sign' : 'text-muted'}`}
                  onClick={() => onOrder(column.order)}
                >
                  {column.name}
                  {isOrder && <Icon name="down" size={16} className={isDown ? '' : 'rotate-180'} />}
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody ref={box} {...keepFocused}>
        {rows.map(({ index, gapPx }) => {
          const line = lines[index];
          return (
            line && (
              <Fragment key={keyOf(line)}>
                {gapPx > 0 && <Gap px={gapPx} columns={columns.length} />}
                <tr ref={measure} data-index={index} aria-rowindex={index + 2} className="hover:bg-raised">
                  {columns.map((column) => (
                    <td key={column.order} className="border-b border-line px-2 py-1">
                      {column.renderCell(line)}
                    </td>
                  ))}
                </tr>
              </Fragment>
            )
          );
        })}
        {restPx > 0 && <Gap px={restPx} columns={columns.length} />}
      </tbody>
    </table>
  );
};

/** In the place of rows that are not drawn. */
const Gap = ({ px, columns }: { px: number; columns: number }) => (
  <tr aria-hidden="true">
    <td aria-hidden="true" colSpan={columns} className="p-0" style={{ height: px }} />
  </tr>
);

const Cards = <Line, Order extends string>({ label, lines, keyOf, renderCard }: RowsProps<Line, Order>) => {
  const { box, rows, restPx, measure, keepFocused } = useDrawnRows<HTMLDivElement>(lines.length, 132);
  return (
    <div ref={box} role="list" aria-label={label} className="[overflow-anchor:none]" style={{ paddingBottom: restPx }} {...keepFocused}>
      {rows.map(({ index, gapPx }) => {
        const line = lines[index];
        return (
          line && (
            <div
              key={keyOf(line)}
              ref={measure}
              role="listitem"
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={lines.length}
              className="pb-2"
              style={{ marginTop: gapPx }}
            >
              <div className="grid grid-cols-1 gap-1 rounded-sheet border border-line p-3">{renderCard(line)}</div>
            </div>
          )
        );
      })}
    </div>
  );
};

/** The way to all that can be done with a row. */
export const OpenRow = ({ label, onOpen, children }: { label: string; onOpen: () => void; children: ReactNode }) => (
  <button
    type="button"
    aria-label={label}
    className="flex min-h-12 max-w-full items-center gap-2 rounded-field text-left font-semibold text-sign"
    onClick={onOpen}
  >
    {children}
  </button>
);

/** In the place of a value that is not there. */
export const Nothing = () => <span className="text-muted">{t`нет`}</span>;
