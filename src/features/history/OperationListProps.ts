import type { HistoryOperation } from '~/domain/history/history';

/** What cards and table show alike. */
export interface OperationListProps {
  operations: readonly HistoryOperation[];
  /** How many there are in all; −1 while there are more to come, as screen readers are told that nobody knows. */
  total: number;
  timeZone: string;
}
