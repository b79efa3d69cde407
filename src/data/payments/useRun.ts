import { useState } from 'react';
import { attemptStatusOf } from '~/state/payments/attempts';
import type { NotSent } from '~/domain/payments/attempt';
import type { PaymentReply } from './paymentReply';
import type { RunResult } from './runAttempt';
import { useAttempt } from './useAttempt';

/** Sends the payments of one form or dialog and holds the outcome of the last one. */
export const useRun = () => {
  const [id, setId] = useState<string>();
  const [notSent, setNotSent] = useState<NotSent>();
  const attemptStatus = useAttempt(id);

  /**
   * Sends a payment. Returns the server's reply, if there is one. Everything else is in `attemptStatus` and `notSent`.
   */
  const run = async (pay: () => Promise<RunResult>): Promise<PaymentReply | undefined> => {
    setNotSent(undefined);
    const result = await pay().catch(() => undefined);
    if (!result) setNotSent('noAnswer');
    else if (result.kind === 'blocked') setNotSent(result.reason === 'otherTab' ? 'otherTab' : undefined);
    // Another tab is working on it and will know the ending first.
    else if (result.kind === 'open' && !attemptStatusOf(result.id)) setNotSent('otherTab');
    else setId(result.id);
    return result?.kind === 'answered' ? result.reply : undefined;
  };

  return {
    run,
    id,
    attemptStatus,
    notSent,
    setNotSent,
    /** Forgets the last payment once it has been dealt with. */
    clear: () => setId(undefined),
  };
};
