import { t } from '@lingui/core/macro';
import { Icon } from '~/ui/Icon';
import type { OrderName } from './FleetRowsProps';

interface Props<Order extends string> {
  orders: readonly OrderName<Order>[];
  order: Order;
  isDown: boolean;
  /** Choosing the same order again reverses it. */
  onOrder: (order: Order) => void;
}

/** Selects the order and direction of a list of cards. A table has its column heads for this. */
export const FleetOrderSelect = <Order extends string>({ orders, order, isDown, onOrder }: Props<Order>) => (
  <div className="flex max-w-full grow basis-56 items-center gap-2">
    <label className="flex min-w-0 items-center gap-2 text-small text-muted">
      <span className="shrink-0">{t`Порядок`}</span>
      <select
        className="min-h-12 min-w-0 rounded-field border border-edge bg-paper px-2 font-semibold text-ink"
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
    <button
      type="button"
      aria-label={t`В обратном порядке`}
      aria-pressed={isDown}
      className={`inline-flex size-12 shrink-0 items-center justify-center rounded-field border border-edge active:bg-sign-soft ${isDown ? 'text-sign' : ''}`}
      onClick={() => onOrder(order)}
    >
      <Icon name="down" className={isDown ? '' : 'rotate-180'} />
    </button>
  </div>
);
