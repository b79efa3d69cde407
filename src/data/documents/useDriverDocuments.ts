import { useQuery } from '@tanstack/react-query';
import { useDriverQueryContext } from '../useDriverQueryContext';
import { driverDocumentsQuery } from './driverDocumentsQuery';

/** The driver's document and certificate numbers. Undefined until they have been read during this visit. */
export const useDriverDocuments = () => {
  const { city, signIn, enabled } = useDriverQueryContext();
  const query = useQuery({ ...driverDocumentsQuery(city, signIn), enabled });
  return { documents: query.data, isFailed: query.isError, isFetching: query.isFetching, refetch: query.refetch };
};
