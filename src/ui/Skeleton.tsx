import { useEffect, useState, type ReactNode } from 'react';

/** The delay of a placeholder: a quick answer needs none. */
const delayMs = 500;
/** The delay before a message explains the wait. */
const messageDelayMs = 4_000;

interface Props {
  /** The real shape of the content that is loading. */
  children: ReactNode;
  /** Shown if the wait is long. */
  message: ReactNode;
}

export const Skeleton = ({ children, message }: Props) => {
  const [stage, setStage] = useState<'quiet' | 'shape' | 'message'>('quiet');
  useEffect(() => {
    const timers = [setTimeout(() => setStage('shape'), delayMs), setTimeout(() => setStage('message'), messageDelayMs)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div aria-busy="true" className={stage === 'quiet' ? 'invisible' : ''}>
      <div className="animate-pulse-soft" aria-hidden="true">
        {children}
      </div>
      {stage === 'message' && (
        <p role="status" className="mt-2 text-muted">
          {message}
        </p>
      )}
    </div>
  );
};
