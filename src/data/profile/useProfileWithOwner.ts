import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Profile } from '~/domain/account/profile';
import { driverAtom, expiredAtom } from '~/state/session/signIn';
import { useProfile } from './useProfile';

/**
 * The profile for a form that outlasts an expired login. The last one stays until the same person returns or another
 * one arrives. `owner` identifies the person: for another one the form starts empty.
 */
export const useProfileWithOwner = (): { profile: Profile | undefined; owner: string | undefined } => {
  const { profile } = useProfile();
  const expired = useAtomValue(expiredAtom);
  const owner = useAtomValue(driverAtom)?.cacheKey ?? expired;
  const [last, setLast] = useState({ profile, owner });
  if (profile && (last.profile !== profile || last.owner !== owner)) setLast({ profile, owner });
  return { profile: profile ?? (last.owner === owner ? last.profile : undefined), owner };
};
