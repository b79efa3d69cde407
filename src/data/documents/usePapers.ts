import { useQuery } from '@tanstack/react-query';
import { useWhose } from '../useWhose';
import { papersQuery } from './papersQuery';

/** The driver's document and certificate numbers; undefined until they have been read in this very visit. */
export const usePapers = () => {
  const { city, signIn, enabled } = useWhose();
  const query = useQuery({ ...papersQuery(city, signIn), enabled });
  return { papers: query.data, isFailed: query.isError, isFetching: query.isFetching, refetch: query.refetch };
};
