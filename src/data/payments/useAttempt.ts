import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { claimAttempt, clearAttemptStatus, attemptStatusAtom, type AttemptStatus } from '~/state/payments/attempts';

const isEnded = ({ state }: AttemptStatus): boolean => !['sending', 'checking', 'notKnown'].includes(state.phase);

/**
 * Where an attempt stands, for the form or window that began it: while it is on the screen nobody else tells about it.
 * When it leaves the screen with the ending told, the attempt is done with; otherwise the shell takes over.
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
