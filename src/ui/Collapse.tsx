import { useEffect, useState, type ReactNode } from 'react';
import { animateHeight } from './animateHeight';
import { whenUserIdle } from '~/platform/whenUserIdle';

/** Opens only while the user is not about to press something below it. */
const idleMs = 1000;
/** Parts that were shown before appear at once. */
const seen = new Set<string>();

interface Props {
  /** Identifies the part for the lifetime of the page. */
  name: string;
  /** The user came for it, so it appears without a delay. */
  isNow: boolean;
  /** Includes the gap to its neighbour, which opens with it. */
  children: ReactNode;
}

/** Content that appears automatically in the middle of a page that is already in use. */
export const Collapse = ({ name, isNow, children }: Props) => {
  const [isDelayed] = useState(!seen.has(name) && !isNow);
  const [isThere, setThere] = useState(!isDelayed);
  useEffect(() => (isDelayed ? whenUserIdle(() => setThere(true), idleMs) : undefined), [isDelayed]);
  useEffect(() => {
    if (isThere) seen.add(name);
  }, [isThere, name]);
  if (!isThere) return null;
  return (
    <div className="flow-root" ref={isDelayed ? animateHeight : undefined}>
      {children}
    </div>
  );
};
