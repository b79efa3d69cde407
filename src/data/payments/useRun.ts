import { useState } from 'react';
import { attemptStatusOf } from '~/state/payments/attempts';
import type { NotSent } from '~/domain/payments/attempt';
import type { PaymentReply } from './paymentReply';
import type { RunResult } from './runAttempt';
import { useAttempt } from './useAttempt';

/** One form's or window's payments: sends them, and holds what came of the last one. */
export const useRun = () => {
  const [id, setId] = useState<string>();
  const [notSent, setNotSent] = useState<NotSent>();
  const attemptStatus = useAttempt(id);

  /** Sends. Gives the server's reply where one came; everything else is told by `trace` and `notSent`. */
  const run = async (pay: () => Promise<RunResult>): Promise<PaymentReply | undefined> => {
    setNotSent(undefined);
    const result = await pay().catch(() => undefined);
    if (!result) setNotSent('noAnswer');
    else if (result.kind === 'blocked') setNotSent(result.reason === 'otherTab' ? 'otherTab' : undefined);
    // Another tab looks after it, and will know first how it ended.
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
    /** The last one has been dealt with. */
    clear: () => setId(undefined),
  };
};
