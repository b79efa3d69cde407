import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Profile } from '~/domain/account/profile';
import { driverAtom, expiredAtom } from '~/state/session/signIn';
import { useProfile } from './useProfile';

/**
 * The profile for a form that outlasts an expired login: the last one is kept until the same person is back or another one has
 * come. `whose` names the person: with another one the form begins anew.
 */
export const useProfileWithOwner = (): { profile: Profile | undefined; owner: string | undefined } => {
  const { profile } = useProfile();
  const expired = useAtomValue(expiredAtom);
  const owner = useAtomValue(driverAtom)?.cacheKey ?? expired;
  const [last, setLast] = useState({ profile, whose: owner });
  if (profile && (last.profile !== profile || last.whose !== owner)) setLast({ profile, whose: owner });
  return { profile: profile ?? (last.whose === owner ? last.profile : undefined), owner };
};
