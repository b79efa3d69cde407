import type { HistoryOperation } from '~/domain/history/history';

/** Props shared by cards and table. */
export interface OperationListProps {
  operations: readonly HistoryOperation[];
  /** The number of all operations, or −1 while there are more to load: to screen readers the total is unknown. */
  total: number;
  timeZone: string;
}
