import { useQuery } from '@tanstack/react-query';
import { readingOf } from '../reading';
import { usePolling } from '../usePolling';
import { useDriverQueryContext } from '../useDriverQueryContext';
import { appealsQuery, threadQuery } from './appealsQuery';

/** How often an open conversation is checked for an answer. */
const pollMs = 20_000;

/** The signed-in driver's appeals: cached first, then refetched, because an answer may have arrived. */
export const useAppeals = () => {
  const { city, signIn, enabled } = useDriverQueryContext();
  return readingOf(useQuery({ ...appealsQuery(city, signIn), enabled, refetchOnMount: 'always' }));
};

/** The conversation of one appeal, polled while it is open. */
export const useThread = (id: string) => {
  const { city, signIn, enabled } = useDriverQueryContext();
  const query = threadQuery(city, signIn, id);
  usePolling([query], { isOn: enabled, everyMs: pollMs });
  return readingOf(useQuery({ ...query, enabled, refetchOnMount: 'always' }));
};
