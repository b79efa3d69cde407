import { t } from '@lingui/core/macro';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '~/ui/Icon';
import { useRowHighlight } from '~/ui/useRowHighlight';
import { useVirtualRows } from '~/ui/useVirtualRows';
import { useHasColumns } from '~/ui/useHasColumns';
import { useMedia } from '~/ui/useMedia';
import { GapRow } from '~/ui/GapRow';
import type { FleetRowsProps, Selection } from './FleetRowsProps';
import { useChangedRowInView } from './useChangedRowInView';

interface Column<Item, Order extends string> {
  order: Order;
  name: string;
  className: string;
  renderCell: (item: Item) => ReactNode;
}

interface FleetRowsLayoutProps<Item extends { id?: string }, Order extends string> extends FleetRowsProps<Item, Order> {
  label: string;
  /** The name of a row. Its id stays the same when the name is changed, so that the row keeps the focus. */
  keyOf: (item: Item) => string;
  columns: readonly Column<Item, Order>[];
  /** Renders one row on a phone. */
  renderCard: (item: Item) => ReactNode;
  /** The name of a row on the screen. */
  nameOf: (item: Item) => string;
  onOpen: (item: Item) => void;
}

/**
 * Opens a row that is clicked anywhere but on its controls. The row's button does the same for keyboards and screen
 * readers. Text that has been marked can be copied.
 */
const opensRow =
  (open: () => void) =>
  ({ target }: MouseEvent): void => {
    const isControl = target instanceof Element && target.closest('button, label, input, a');
    if (!isControl && getSelection()?.isCollapsed !== false) open();
  };

const RowCheck = ({ rowKey, name, selection }: { rowKey: string; name: string; selection: Selection }) => (
  <label className="fleet-target flex w-12 shrink-0 items-center justify-center">
    <span className="sr-only">{t`Выбрать: ${name}`}</span>
    <input
      type="checkbox"
      checked={selection.has(rowKey)}
      onChange={() => selection.toggle(rowKey)}
      className="size-6 accent-sign"
    />
  </label>
);

/**
 * A list of the company: cards on a phone, otherwise a dense table with a fixed head. Only rows near the screen are
 * rendered.
 */
export const FleetRows = <Item extends { id?: string }, Order extends string>(
  props: FleetRowsLayoutProps<Item, Order>,
) => (useHasColumns() ? <Table {...props} /> : <Cards {...props} />);

const Table = <Item extends { id?: string }, Order extends string>({
  label,
  rows: items,
  keyOf,
  columns,
  order,
  isDown,
  onOrder,
  selection,
  nameOf,
  onOpen,
}: FleetRowsLayoutProps<Item, Order>) => {
  const rowPx = useMedia('(pointer: fine)') ? 45 : 57;
  const { box, rows, restPx, measure, focusHandlers } = useVirtualRows<HTMLTableSectionElement>(items.length, rowPx);
  useRowHighlight(box);
  useChangedRowInView(box, items, keyOf, rowPx);
  return (
    <table
      aria-rowcount={items.length + 1}
      className="fleet-table w-full table-fixed border-separate [border-spacing:0] text-left text-small [overflow-anchor:none] [overflow-wrap:break-word]"
    >
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr aria-rowindex={1}>
          <td aria-hidden="true" className="sticky top-(--header) z-10 w-12 border-b-2 border-line bg-paper p-0" />
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
                {gapPx > 0 && <GapRow px={gapPx} columns={columns.length + 1} />}
                <tr
                  ref={measure}
                  data-index={index}
                  data-row={keyOf(item)}
                  aria-rowindex={index + 2}
                  className="fleet-row hover:bg-raised"
                  onClick={opensRow(() => onOpen(item))}
                >
                  <td className="border-b border-line p-0">
                    <RowCheck rowKey={keyOf(item)} name={nameOf(item)} selection={selection} />
                  </td>
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
        {restPx > 0 && <GapRow px={restPx} columns={columns.length + 1} />}
      </tbody>
    </table>
  );
};

const Cards = <Item extends { id?: string }, Order extends string>({
  label,
  rows: items,
  keyOf,
  renderCard,
  selection,
  nameOf,
  onOpen,
}: FleetRowsLayoutProps<Item, Order>) => {
  const { box, rows, restPx, measure, focusHandlers } = useVirtualRows<HTMLDivElement>(items.length, 132);
  useRowHighlight(box);
  useChangedRowInView(box, items, keyOf, 132);
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
              {/* A shortcut for the mouse: the row has a button for everyone. */}
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
              <div
                data-row={keyOf(item)}
                className="fleet-row flex rounded-sheet border border-line py-3 pr-3"
                onClick={opensRow(() => onOpen(item))}
              >
                <RowCheck rowKey={keyOf(item)} name={nameOf(item)} selection={selection} />
                <div className="grid min-w-0 grow grid-cols-1 gap-1">{renderCard(item)}</div>
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
    data-row-button
    className="fleet-target flex max-w-full items-center gap-2 rounded-field text-left font-semibold text-sign"
    onClick={onOpen}
  >
    {children}
  </button>
);

/** Placeholder for a missing value. */
export const EmptyCell = () => (
  <span className="text-muted">
    <span aria-hidden="true">—</span>
    <span className="sr-only">{t`нет`}</span>
  </span>
);
