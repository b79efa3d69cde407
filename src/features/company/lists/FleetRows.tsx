import { t } from '@lingui/core/macro';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '~/ui/Icon';
import { useRowHighlight } from '~/ui/useRowHighlight';
import { useVirtualRows } from '~/ui/useVirtualRows';
import { useHasColumns } from '~/ui/useHasColumns';
import { GapRow } from '~/ui/GapRow';

interface Column<Item, Order extends string> {
  order: Order;
  name: string;
  className: string;
  renderCell: (item: Item) => ReactNode;
}

export interface FleetRowsLayoutProps<Item extends { id?: string }, Order extends string> {
  label: string;
  items: readonly Item[];
  /** The name of a row. Its id stays the same when the name is changed, so that the row keeps the focus. */
  keyOf: (item: Item) => string;
  columns: readonly Column<Item, Order>[];
  /** Renders one row on a phone. */
  renderCard: (item: Item) => ReactNode;
  order: Order;
  isDown: boolean;
  onOrder: (order: Order) => void;
}

/**
 * A list of the company: cards on a phone, otherwise a dense table with a fixed head. Only rows near the screen are
 * rendered.
 */
export const FleetRows = <Item extends { id?: string }, Order extends string>(
  props: FleetRowsLayoutProps<Item, Order>,
) => (useHasColumns() ? <Table {...props} /> : <Cards {...props} />);

const Table = <Item extends { id?: string }, Order extends string>({
  label,
  items,
  keyOf,
  columns,
  order,
  isDown,
  onOrder,
}: FleetRowsLayoutProps<Item, Order>) => {
  const { box, rows, restPx, measure, focusHandlers } = useVirtualRows<HTMLTableSectionElement>(items.length, 57);
  useRowHighlight(box);
  return (
    <table
      aria-rowcount={items.length + 1}
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
                className={`sticky top-(--header) z-10 border-b-2 border-line bg-paper p-0 ${column.className}`}
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
      <tbody ref={box} {...focusHandlers}>
        {rows.map(({ index, gapPx }) => {
          const item = items[index];
          return (
            item && (
              <Fragment key={item.id ?? keyOf(item)}>
                {gapPx > 0 && <GapRow px={gapPx} columns={columns.length} />}
                <tr
                  ref={measure}
                  data-index={index}
                  data-row={keyOf(item)}
                  aria-rowindex={index + 2}
                  className="hover:bg-raised"
                >
                  {columns.map((column) => (
                    <td key={column.order} className="border-b border-line px-2 py-1">
                      {column.renderCell(item)}
                    </td>
                  ))}
                </tr>
              </Fragment>
            )
          );
        })}
        {restPx > 0 && <GapRow px={restPx} columns={columns.length} />}
      </tbody>
    </table>
  );
};

const Cards = <Item extends { id?: string }, Order extends string>({
  label,
  items,
  keyOf,
  renderCard,
}: FleetRowsLayoutProps<Item, Order>) => {
  const { box, rows, restPx, measure, focusHandlers } = useVirtualRows<HTMLDivElement>(items.length, 132);
  useRowHighlight(box);
  return (
    <div
      ref={box}
      role="list"
      aria-label={label}
      className="[overflow-anchor:none]"
      style={{ paddingBottom: restPx }}
      {...focusHandlers}
    >
      {rows.map(({ index, gapPx }) => {
        const item = items[index];
        return (
          item && (
            <div
              key={item.id ?? keyOf(item)}
              ref={measure}
              role="listitem"
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={items.length}
              className="pb-2"
              style={{ marginTop: gapPx }}
            >
              <div data-row={keyOf(item)} className="grid grid-cols-1 gap-1 rounded-sheet border border-line p-3">
                {renderCard(item)}
              </div>
            </div>
          )
        );
      })}
    </div>
  );
};

/** Opens the dialog with everything that can be done with a row. */
export const OpenRowButton = ({
  label,
  onOpen,
  children,
}: {
  label: string;
  onOpen: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    aria-label={label}
    className="flex min-h-12 max-w-full items-center gap-2 rounded-field text-left font-semibold text-sign"
    onClick={onOpen}
  >
    {children}
  </button>
);

/** Placeholder for a missing value. */
export const EmptyCell = () => <span className="text-muted">{t`нет`}</span>;
