import { useQuery } from '@tanstack/react-query';
import { readingOf } from '../reading';
import { useDriverQueryContext } from '../useDriverQueryContext';
import { fineImageQuery } from './fineImageQuery';
import { finesQuery } from './finesQuery';

/** The signed-in driver's fines, cached or fresh. */
export const useFines = () => {
  const { city, signIn, enabled } = useDriverQueryContext();
  return readingOf(useQuery({ ...finesQuery(city, signIn), enabled }));
};

/** The picture of one fine. */
export const useFineImage = (uin: string) => {
  const { city, signIn, enabled } = useDriverQueryContext();
  return readingOf(useQuery({ ...fineImageQuery(city, signIn, uin), enabled }));
};
