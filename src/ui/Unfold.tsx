import { useEffect, useState, type ReactNode } from 'react';
import { growSlowly } from './growSlowly';
import { whenQuiet } from './whenQuiet';

/** It unfolds only while nobody is about to press something below it. */
const quietMs = 1000;
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
export const Unfold = ({ name, isNow, children }: Props) => {
  const [isLate] = useState(!seen.has(name) && !isNow);
  const [isThere, setThere] = useState(!isLate);
  useEffect(() => (isLate ? whenQuiet(() => setThere(true), quietMs) : undefined), [isLate]);
  useEffect(() => {
    if (isThere) seen.add(name);
  }, [isThere, name]);
  if (!isThere) return null;
  return (
    <div className="flow-root" ref={isLate ? growSlowly : undefined}>
      {children}
    </div>
  );
};
