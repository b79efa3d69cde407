import { useMedia } from './useMedia';

/** Whether a list has room for columns: from 540 px, and with larger text from a wider page. */
export const useHasColumns = (): boolean => useMedia('(min-width: 540px) and (min-width: 33.75rem)');
