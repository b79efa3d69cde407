import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { checkAgain } from './reconcile';
import { holdReturnAddress } from './holdReturnAddress';
import type { PaymentReply } from './paymentReply';
import type { RunResult } from './runAttempt';
import { useRun } from './useRun';

/**
 * A driver's payments. If an ending stays open, the driver can check again. The page's address is stored before the
 * call, for as long as it runs (PARK-31). If the reply leads to a payment page, the form decides when the way back is
 * no longer needed.
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
    /** The last reply leads to no other page, so the previous return address is restored. */
    stayHere: (): void => undo.current?.(),
    checkAgain: () => attemptStatus && void checkAgain(queryClient, attemptStatus.attempt),
  };
};
