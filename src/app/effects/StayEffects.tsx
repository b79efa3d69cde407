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

/** A list that was kept by an earlier start tells of no stay that may have been ended or extended elsewhere since, unless there is no other. */
const useIsFresh = (): boolean => {
  const { signIn, readAt, error } = useProfile();
  const isOnline = useAtomValue(isOnlineAtom);
  return signIn === undefined || isFromThisPageLoad(readAt) || error !== null || !isOnline;
};

/** What goes along with running stays comes with the first of them. Where none runs, the app's badge has no number. */
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
  // Anew for each person: what was said to one is not there for the next.
  return hasBegun && followed && <StayReminders key={person} {...followed} />;
};
