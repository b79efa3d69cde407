import { useAtom, type PrimitiveAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { Profile } from '~/domain/profile';

/** An expired login costs nothing of a form; another person who signs in finds it empty. True once it is this person's. */
export const useOwnForm = (profile: Profile | undefined, ownerAtom: PrimitiveAtom<string | undefined>, empty: () => void): boolean => {
  const [owner, setOwner] = useAtom(ownerAtom);
  const person = profile && (profile.email ?? profile.phones[0]?.phone ?? '');
  const takeOver = useEffectEvent((next: string): void => {
    if (owner !== undefined && owner !== next) empty();
    setOwner(next);
  });
  useEffect(() => {
    if (person !== undefined) takeOver(person);
  }, [person]);
  return person !== undefined && owner === person;
};
