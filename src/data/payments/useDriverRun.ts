import { useQueryClient } from '@tanstack/react-query';
import { checkAgain } from './reconcile';
import { useRun } from './useRun';

/** A driver's payments: where an ending stays open, the driver may ask once more. */
export const useDriverRun = () => {
  const queryClient = useQueryClient();
  const run = useRun();
  const { trace } = run;
  return { ...run, checkAgain: () => trace && void checkAgain(queryClient, trace.attempt) };
};
