import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/currentCity';
import { loadState } from './loadState';
import { smsCommandsQuery } from './smsCommandsQuery';

/**
 * The SMS commands of the chosen city, cached or fresh, with their age and the state of the load. `hasFailed` is true
 * from the first failed try, even while the next one runs, so that the page need not wait for all tries.
 */
export const useSmsCommands = () => {
  const city = useAtomValue(cityAtom);
  const query = useQuery({ ...smsCommandsQuery(city?.city ?? ''), enabled: city !== undefined });
  return {
    commands: query.data,
    readAt: query.dataUpdatedAt,
    state: loadState(query),
    hasFailed: query.failureCount > 0 || query.errorUpdateCount > 0,
    retry: query.refetch,
  };
};
