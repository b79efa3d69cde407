import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { attend, forgetTrace, traceAtom, type AttemptTrace } from '~/state/attempts';

const isTold = ({ state }: AttemptTrace): boolean => !['sending', 'checking', 'notKnown'].includes(state.phase);

/**
 * Where an attempt stands, for the form or window that began it: while it is on the screen nobody else tells about it.
 * When it leaves the screen with the ending told, the attempt is done with; otherwise the shell takes over.
 */
export const useAttempt = (id: string | undefined): AttemptTrace | undefined => {
  const trace = useAtomValue(useMemo(() => traceAtom(id), [id]));
  const hasTold = trace !== undefined && isTold(trace);
  useEffect(() => (id === undefined ? undefined : attend(id)), [id]);
  useEffect(() => {
    if (id === undefined || !hasTold) return undefined;
    return () => forgetTrace(id);
  }, [id, hasTold]);
  return trace;
};
