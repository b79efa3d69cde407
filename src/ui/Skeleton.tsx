import { useEffect, useState, type ReactNode } from 'react';

/** Loading places are shown half a second late: a quick answer needs none (document 2, section 9). */
const delayMs = 500;
/** After this a wait is put in words. */
const messageDelayMs = 4_000;

interface Props {
  /** The true shape of what is coming. */
  children: ReactNode;
  /** Said when the wait is long. */
  message: ReactNode;
}

export const Skeleton = ({ children, message }: Props) => {
  const [stage, setStage] = useState<'quiet' | 'shape' | 'words'>('quiet');
  useEffect(() => {
    const timers = [setTimeout(() => setStage('shape'), delayMs), setTimeout(() => setStage('words'), messageDelayMs)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div aria-busy="true" className={stage === 'quiet' ? 'invisible' : ''}>
      <div className="animate-pulse-soft" aria-hidden="true">
        {children}
      </div>
      {stage === 'words' && (
        <p role="status" className="mt-2 text-muted">
          {message}
        </p>
      )}
    </div>
  );
};
