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

/** An appeal as it begins: with the driver's own phone and e-mail. */
export const newAppeal = (profile: Profile | undefined) => ({
  ...emptyAppeal,
  phone: maskPhone((profile && mainPhone(profile)) ?? ''),
  email: profile?.email ?? '',
});

/** What was typed stays with the person who typed it; another one finds it empty. Gives the profile. */
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
    // What was typed before the profile came stays.
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
