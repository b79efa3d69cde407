import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { claimAttempt, clearAttemptStatus, attemptStatusAtom, type AttemptStatus } from '~/state/payments/attempts';

const isEnded = ({ state }: AttemptStatus): boolean => !['sending', 'checking', 'notKnown'].includes(state.phase);

/**
 * The state of an attempt, for the form or dialog that started it. While that is on the screen, nothing else reports
 * the attempt. If it closes after showing the ending, the attempt's status is cleared. Otherwise the shell takes over.
 */
export const useAttempt = (id: string | undefined): AttemptStatus | undefined => {
  const attemptStatus = useAtomValue(useMemo(() => attemptStatusAtom(id), [id]));
  const hasEnded = attemptStatus !== undefined && isEnded(attemptStatus);
  useEffect(() => (id === undefined ? undefined : claimAttempt(id)), [id]);
  useEffect(() => {
    if (id === undefined || !hasEnded) return undefined;
    return () => clearAttemptStatus(id);
  }, [id, hasEnded]);
  return attemptStatus;
};
