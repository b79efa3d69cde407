/** The selected rows of a list, by their keys. */
export interface Selection {
  has: (key: string) => boolean;
  toggle: (key: string) => void;
}

/** The rows of a list, filtered and ordered. */
export interface FleetRowsProps<Row, Order extends string> {
  rows: readonly Row[];
  order: Order;
  isDown: boolean;
  onOrder: (order: Order) => void;
  selection: Selection;
}

export interface OrderName<Order extends string> {
  order: Order;
  name: string;
}
