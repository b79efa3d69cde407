/** The rows of a list, filtered and ordered. */
export interface FleetRowsProps<Row, Order extends string> {
  rows: readonly Row[];
  order: Order;
  isDown: boolean;
  onOrder: (order: Order) => void;
}

export interface OrderName<Order extends string> {
  order: Order;
  name: string;
}
