import { t } from '@lingui/core/macro';
import type { OrderName } from './ListProps';

interface Props<Order extends string> {
  orders: readonly OrderName<Order>[];
  order: Order;
  onOrder: (order: Order) => void;
}

/** What a list of cards is ordered by: a table's heads do it where there is room for one. */
export const OrderSelect = <Order extends string>({ orders, order, onOrder }: Props<Order>) => (
  <label className="flex items-center gap-2 text-small text-muted">
    {t`Порядок`}
    <select
      className="min-h-11 rounded-field border-2 border-edge bg-paper px-2 font-semibold text-ink"
      value={order}
      onChange={({ target }) => {
        const next = orders.find((one) => one.order === target.value);
        if (next) onOrder(next.order);
      }}
    >
      {orders.map(({ order: value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
