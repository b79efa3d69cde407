import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { getSettings } from '~/api/contract/info';
import { isOnlineAtom } from '~/state/network';
import { knowsCityTimeAtom } from '~/state/parkedNotes';
import { cityCall } from '../cityCall';

let asking: Promise<unknown> | undefined;

/** Asks the city's server past every cache, for the sake of its clock; several who want to know ask once. */
const ask = (): Promise<unknown> => {
  asking ??= cityCall(getSettings, {}, { isFresh: true }).finally(() => {
    asking = undefined;
  });
  return asking;
};

/**
 * Is it known what day it is in the city, or has its server been asked at least? A guest's page may live on answers that were kept,
 * and by a phone's clock that is wrong a note would be of another day. Some servers' answers tell no time.
 */
export const useHeardTime = (): boolean => {
  const isKnown = useAtomValue(knowsCityTimeAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const [hasAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isKnown || !isOnline) return undefined;
    let isLeft = false;
    void ask().then(() => !isLeft && setAsked(true));
    return () => {
      isLeft = true;
    };
  }, [isKnown, isOnline]);
  return isKnown || hasAsked;
};
