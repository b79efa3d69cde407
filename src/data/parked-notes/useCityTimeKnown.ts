import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { getSettings } from '~/api/contract/info';
import { isOnlineAtom } from '~/platform/network';
import { knowsCityTimeAtom } from '~/state/parkedNotes';
import { cityCall } from '../cityCall';

let pendingCall: Promise<unknown> | undefined;

/** Calls the city's server past every cache to learn its time. Concurrent callers share one call. */
const requestCityTime = (): Promise<unknown> => {
  pendingCall ??= cityCall(getSettings, {}, { isFresh: true }).finally(() => {
    pendingCall = undefined;
  });
  return pendingCall;
};

/**
 * Whether the city's date is known, or its server has at least been asked. A guest's page may run on cached answers,
 * and a phone with a wrong clock would save a note on the wrong day. Some servers' answers contain no time.
 */
export const useCityTimeKnown = (): boolean => {
  const isKnown = useAtomValue(knowsCityTimeAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const [hasRequested, setRequested] = useState(false);
  useEffect(() => {
    if (isKnown || !isOnline) return undefined;
    let isDisposed = false;
    void requestCityTime().then(() => !isDisposed && setRequested(true));
    return () => {
      isDisposed = true;
    };
  }, [isKnown, isOnline]);
  return isKnown || hasRequested;
};
