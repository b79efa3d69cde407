import type { QueryClient } from '@tanstack/react-query';
import { cityAtom } from '~/state/currentCity';
import { store } from '~/state/store';
import { optionsQuery } from '../options/optionsQuery';
import { smsCommandsQuery } from './smsCommandsQuery';

/** Prefetches what only a driver without internet needs: the page of SMS commands may never have been opened. */
export const cacheSmsCommands = async (queryClient: QueryClient): Promise<void> => {
  const city = store.get(cityAtom)?.city;
  if (city === undefined) return;
  await Promise.all([queryClient.prefetchQuery(smsCommandsQuery(city)), queryClient.prefetchQuery(optionsQuery(city))]);
};
