import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import { maskPhone } from '~/domain/account/phone';
import { accountName, mainPhone, type Profile } from '~/domain/account/profile';
import {
  appealForm,
  clearOrphanedDrafts,
  clearDraftsAtom,
  emptyAppeal,
  isAppealsOpenAtom,
  draftsOwnerAtom,
} from './appeals.atoms';

/** Returns a new appeal with the driver's own phone and e-mail. */
export const newAppeal = (profile: Profile | undefined) => ({
  ...emptyAppeal,
  phone: maskPhone((profile && mainPhone(profile)) ?? ''),
  email: profile?.email ?? '',
});

/** Clears the drafts when another person signs in. Returns the profile. */
export const useAppealDrafts = (): Profile | undefined => {
  const { profile } = useProfile();
  const [owner, setOwner] = useAtom(draftsOwnerAtom);
  const setForm = useSetAtom(appealForm);
  const clearDrafts = useSetAtom(clearDraftsAtom);
  const setOpen = useSetAtom(isAppealsOpenAtom);
  const person = profile && (accountName(profile) ?? '');
  const changeOwner = useEffectEvent((next: string): void => {
    if (owner === next) return;
    if (owner !== undefined) clearDrafts();
    setOwner(next);
    const emptyAppealOfOwner = newAppeal(profile);
    // Values typed before the profile was loaded are preserved.
    setForm((old) => ({
      ...old,
      values: {
        ...old.values,
        phone: old.values.phone || emptyAppealOfOwner.phone,
        email: old.values.email || emptyAppealOfOwner.email,
      },
    }));
  });
  useEffect(() => {
    if (person !== undefined) changeOwner(person);
  }, [person]);
  useEffect(() => {
    setOpen(true);
    return () => {
      setOpen(false);
      clearOrphanedDrafts();
    };
  }, [setOpen]);
  return profile;
};
