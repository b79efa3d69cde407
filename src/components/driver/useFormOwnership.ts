import { useAtom, useAtomValue, type PrimitiveAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { Profile } from '~/domain/account/profile';
import { driverAtom } from '~/state/session/signIn';

/**
 * An expired login leaves a form untouched; another person who signs in finds it empty. Returns true once the form
 * belongs to the current person. The login's key identifies the person: it survives an expiry and a new e-mail address.
 */
export const useFormOwnership = (
  profile: Profile | undefined,
  ownerAtom: PrimitiveAtom<string | undefined>,
  empty: () => void,
): boolean => {
  const [owner, setOwner] = useAtom(ownerAtom);
  const login = useAtomValue(driverAtom)?.cacheKey;
  const currentOwner = profile && login;
  const takeOver = useEffectEvent((next: string): void => {
    if (owner !== undefined && owner !== next) empty();
    setOwner(next);
  });
  useEffect(() => {
    if (currentOwner !== undefined) takeOver(currentOwner);
  }, [currentOwner]);
  return currentOwner !== undefined && owner === currentOwner;
};
