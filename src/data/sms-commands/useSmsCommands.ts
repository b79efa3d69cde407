import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/currentCity';
import { loadState } from './loadState';
import { smsCommandsQuery } from './smsCommandsQuery';

/**
 * The SMS commands of the chosen city, kept or fresh, with the age of what is shown and the state of the load. `hasFailed`
 * from the first attempt that came to nothing, also while the next one runs: nobody need wait for all of them.
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
