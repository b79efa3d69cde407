import { useQueryClient } from '@tanstack/react-query';
import { forgetReturn, rememberReturn } from '~/state/returnAddress';
import { checkAgain } from './reconcile';
import type { PaymentReply, RunResult } from './runAttempt';
import { useRun } from './useRun';

/**
 * A driver's payments: where an ending stays open, the driver may ask once more. The page's address is kept from before the call
 * (PARK-31), for as long as it runs; where the reply leads away, its form says when the way back is not needed.
 */
export const useDriverRun = () => {
  const queryClient = useQueryClient();
  const run = useRun();
  const { trace } = run;
  return {
    ...run,
    run: async (pay: () => Promise<RunResult>): Promise<PaymentReply | undefined> => {
      rememberReturn();
      const reply = await run.run(pay);
      if (!reply?.RedirectURL) forgetReturn();
      return reply;
    },
    checkAgain: () => trace && void checkAgain(queryClient, trace.attempt),
  };
};
