import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { isOnlineAtom } from '~/platform/network';

/** Requests that can wait are spread at random over this time, in milliseconds, once a city answers again. */
export const jitterMs = 15_000;

/**
 * Whether there is a connection, for requests that can wait. After an outage each page learns of it at a random time
 * within 15 s, so that they do not all send requests at once. A page that opens with a connection, or whose requests
 * cannot wait, learns of it at once.
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
