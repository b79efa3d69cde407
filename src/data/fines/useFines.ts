import { useQuery } from '@tanstack/react-query';
import { readingOf } from '../reading';
import { useWhose } from '../useWhose';
import { fineImageQuery } from './fineImageQuery';
import { finesQuery } from './finesQuery';

/** The signed-in driver's fines, kept or fresh. */
export const useFines = () => {
  const { city, signIn, enabled } = useWhose();
  return readingOf(useQuery({ ...finesQuery(city, signIn), enabled }));
};

/** The picture of one of them. */
export const useFineImage = (uin: string) => {
  const { city, signIn, enabled } = useWhose();
  return readingOf(useQuery({ ...fineImageQuery(city, signIn, uin), enabled }));
};
