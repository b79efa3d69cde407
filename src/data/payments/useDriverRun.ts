import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { checkAgain } from './reconcile';
import { holdReturnAddress } from './holdReturnAddress';
import type { PaymentReply } from './paymentReply';
import type { RunResult } from './runAttempt';
import { useRun } from './useRun';

/**
 * A driver's payments: where an ending stays open, the driver may ask once more. The page's address is kept from before the call
 * (PARK-31), for as long as it runs; where the reply leads away, its form says when the way back is not needed.
 */
export const useDriverRun = () => {
  const queryClient = useQueryClient();
  const run = useRun();
  const { attemptStatus } = run;
  const undo = useRef<() => void>(undefined);
  return {
    ...run,
    run: async (pay: () => Promise<RunResult>): Promise<PaymentReply | undefined> => {
      undo.current = holdReturnAddress();
      const reply = await run.run(pay);
      if (!reply?.RedirectURL) undo.current();
      return reply;
    },
    /** Nobody is led away by the last reply: the way back is what it was before. */
    stayHere: (): void => undo.current?.(),
    checkAgain: () => attemptStatus && void checkAgain(queryClient, attemptStatus.attempt),
  };
};
