import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { isFromThisPageLoad } from '~/data/isFromThisPageLoad';
import { useProfile } from '~/data/profile/useProfile';
import { overMs } from '~/domain/stay/reminder';
import { showBadge } from '~/features/reminders/appBadge';
import { useFollowedStays } from '~/features/reminders/useFollowedStays';
import { cityIdAtom } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { lazyPart } from '~/ui/lazyPart';

const StayReminders = lazyPart(() => import('./StayReminders').then(({ StayReminders }) => StayReminders));

/**
 * Whether the list of stays is current. A list stored by an earlier start is not: a stay may have been ended or
 * extended elsewhere since. It counts only if no newer list is available.
 */
const useIsFresh = (): boolean => {
  const { signIn, readAt, error } = useProfile();
  const isOnline = useAtomValue(isOnlineAtom);
  return signIn === undefined || isFromThisPageLoad(readAt) || error !== null || !isOnline;
};

/** Loads the effects of running stays with the first of them. Clears the number of the app's badge if none runs. */
export const StayEffects = () => {
  const all = useFollowedStays();
  const city = useAtomValue(cityIdAtom);
  const person = `${city} ${useProfile().signIn?.cacheKey ?? 'guest'}`;
  const followed = useIsFresh() ? all : undefined;
  const [hasBegun, setBegun] = useState(false);
  const hasAny = followed?.ends.some((end) => end + overMs > serverNow()) ?? false;
  if (hasAny && !hasBegun) setBegun(true);
  useEffect(() => {
    if (followed && !hasBegun) showBadge(0);
  }, [followed, hasBegun]);
  // The key resets the state for each person: one person's reminders must not appear for the next.
  return hasBegun && followed && <StayReminders key={person} {...followed} />;
};
