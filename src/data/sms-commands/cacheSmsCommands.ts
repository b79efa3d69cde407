import type { QueryClient } from '@tanstack/react-query';
import { cityAtom } from '~/state/currentCity';
import { store } from '~/state/store';
import { optionsQuery } from '../options/optionsQuery';
import { smsCommandsQuery } from './smsCommandsQuery';

/** Asks ahead for what only a driver without internet will want: the page of SMS commands may never have been opened before. */
export const cacheSmsCommands = async (queryClient: QueryClient): Promise<void> => {
  const city = store.get(cityAtom)?.city;
  if (city === undefined) return;
  await Promise.all([queryClient.prefetchQuery(smsCommandsQuery(city)), queryClient.prefetchQuery(optionsQuery(city))]);
};
