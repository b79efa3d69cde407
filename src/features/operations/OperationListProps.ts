import type { HistoryLine } from '~/domain/history';

/** What cards and table show alike. */
export interface OperationListProps {
  lines: readonly HistoryLine[];
  /** How many there are in all; −1 while there are more to come, as screen readers are told that nobody knows. */
  of: number;
  timeZone: string;
}
