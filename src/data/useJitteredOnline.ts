import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { isOnlineAtom } from '~/platform/network';

/** What can wait is spread at random over so long, in milliseconds, once a city answers again. */
export const jitterMs = 15_000;

/**
 * Is there a connection? For what can wait: after an outage the pages of a city hear of it at random within 15 s, so that they do not
 * ask all at once. A page that opens with a connection, or shows what cannot wait, hears of it at once.
 */
export const useJitteredOnline = (mayWait = true): boolean => {
  const isOnline = useAtomValue(isOnlineAtom);
  const [isAnnounced, setAnnounced] = useState(isOnline);
  if (isAnnounced && !isOnline) setAnnounced(false);
  useEffect(() => {
    if (!isOnline) return undefined;
    const timer = setTimeout(setAnnounced, mayWait ? Math.random() * jitterMs : 0, true);
    return () => clearTimeout(timer);
  }, [isOnline, mayWait]);
  return isAnnounced && isOnline;
};
