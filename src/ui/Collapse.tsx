import { useEffect, useState, type ReactNode } from 'react';
import { animateHeight } from './animateHeight';
import { whenUserIdle } from '~/platform/whenUserIdle';

/** It unfolds only while nobody is about to press something below it. */
const idleMs = 1000;
/** What has been there once is there at once. */
const seen = new Set<string>();

interface Props {
  /** What it is, for as long as the page lives. */
  name: string;
  /** Somebody came for it: there is nothing to wait for. */
  isNow: boolean;
  /** With the gap to what stands beside it, which opens along. */
  children: ReactNode;
}

/** Something that comes by itself in the middle of a page that is in use already. */
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
