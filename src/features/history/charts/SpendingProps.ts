import type { HistoryOperation } from '~/domain/history/history';

export interface SpendingProps {
  operations: readonly HistoryOperation[];
  timeZone: string;
  /** True if the city has older operations that the list has not requested yet. */
  hasMore: boolean;
  /** True if the list is filtered by period, type, vehicle or zone. */
  isFiltered: boolean;
}
