import { useState } from 'react';
import { traceOf } from '~/state/attempts';
import type { NotSent } from '~/domain/attempt';
import type { PaymentReply } from './paymentReply';
import type { RunResult } from './runAttempt';
import { useAttempt } from './useAttempt';

/** One form's or window's payments: sends them, and holds what came of the last one. */
export const useRun = () => {
  const [id, setId] = useState<string>();
  const [notSent, setNotSent] = useState<NotSent>();
  const trace = useAttempt(id);

  /** Sends. Gives the server's reply where one came; everything else is told by `trace` and `notSent`. */
  const run = async (pay: () => Promise<RunResult>): Promise<PaymentReply | undefined> => {
    setNotSent(undefined);
    const result = await pay().catch(() => undefined);
    if (!result) setNotSent('noAnswer');
    else if (result.kind === 'blocked') setNotSent(result.why === 'otherTab' ? 'otherTab' : undefined);
    // Another tab looks after it, and will know first how it ended.
    else if (result.kind === 'open' && !traceOf(result.id)) setNotSent('otherTab');
    else setId(result.id);
    return result?.kind === 'answered' ? result.reply : undefined;
  };

  return {
    run,
    id,
    trace,
    notSent,
    refuse: setNotSent,
    /** The last one has been dealt with. */
    clear: () => setId(undefined),
  };
};
