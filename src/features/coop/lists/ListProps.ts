/** What a list is drawn from: its lines as they were found and ordered. */
export interface ListProps<Line, Order extends string> {
  lines: readonly Line[];
  order: Order;
  isDown: boolean;
  onOrder: (order: Order) => void;
}

export interface OrderName<Order extends string> {
  order: Order;
  name: string;
}
