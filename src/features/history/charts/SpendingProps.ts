import type { HistoryOperation } from '~/domain/history/history';

/** What is drawn of the spending. */
export interface SpendingProps {
  operations: readonly HistoryOperation[];
  timeZone: string;
  /** The city has older operations that the list has not asked for yet. */
  hasMore: boolean;
  /** The list is of a period, a type, a car or a zone. */
  isFiltered: boolean;
}
