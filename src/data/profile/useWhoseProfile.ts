import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Profile } from '~/domain/profile';
import { driverAtom, expiredAtom } from '~/state/signIn';
import { useProfile } from './useProfile';

/**
 * The profile for a form that outlasts an expired login: the last one is kept until the same person is back or another one has
 * come. `whose` names the person: with another one the form begins anew.
 */
export const useWhoseProfile = (): { profile: Profile | undefined; whose: string | undefined } => {
  const { profile } = useProfile();
  const expired = useAtomValue(expiredAtom);
  const whose = useAtomValue(driverAtom)?.cacheKey ?? expired;
  const [kept, setKept] = useState({ profile, whose });
  if (profile && (kept.profile !== profile || kept.whose !== whose)) setKept({ profile, whose });
  return { profile: profile ?? (kept.whose === whose ? kept.profile : undefined), whose };
};
