import { useQuery } from '@tanstack/react-query';
import { isFromThisPageLoad } from '../isFromThisPageLoad';
import { optionsQuery } from './optionsQuery';

/** A city's options, refetched at every start and whenever the page becomes visible. */
export const useFreshOptions = (city: string) => {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...optionsQuery(city),
    refetchOnMount: ({ state }) => (isFromThisPageLoad(state.dataUpdatedAt) ? false : 'always'),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  return {
    options: data,
    readAt: dataUpdatedAt,
    isFromThisPageLoad: isFromThisPageLoad(dataUpdatedAt),
    error,
    isFetching,
    refetch,
  };
};
