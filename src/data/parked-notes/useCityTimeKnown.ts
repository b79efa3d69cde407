import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { getSettings } from '~/api/contract/info';
import { isOnlineAtom } from '~/platform/network';
import { knowsCityTimeAtom } from '~/state/parkedNotes';
import { cityCall } from '../cityCall';

let pendingCall: Promise<unknown> | undefined;

/** Asks the city's server past every cache, for the sake of its clock; several who want to know ask once. */
const requestCityTime = (): Promise<unknown> => {
  pendingCall ??= cityCall(getSettings, {}, { isFresh: true }).finally(() => {
    pendingCall = undefined;
  });
  return pendingCall;
};

/**
 * Is it known what day it is in the city, or has its server been asked at least? A guest's page may live on answers that were kept,
 * and by a phone's clock that is wrong a note would be of another day. Some servers' answers tell no time.
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
