import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import { maskPhone } from '~/domain/phone';
import { accountName, mainPhone, type Profile } from '~/domain/profile';
import { appealForm, dropLeftTexts, dropTextsAtom, emptyAppeal, isOpenAtom, ownerAtom } from './feedback.atoms';

/** An appeal as it begins: with the driver's own phone and e-mail. */
export const newAppeal = (profile: Profile | undefined) => ({
  ...emptyAppeal,
  phone: maskPhone((profile && mainPhone(profile)) ?? ''),
  email: profile?.email ?? '',
});

/** What was typed stays with the person who typed it; another one finds it empty. Gives the profile. */
export const useOwnTexts = (): Profile | undefined => {
  const { profile } = useProfile();
  const [owner, setOwner] = useAtom(ownerAtom);
  const setForm = useSetAtom(appealForm);
  const drop = useSetAtom(dropTextsAtom);
  const setOpen = useSetAtom(isOpenAtom);
  const person = profile && (accountName(profile) ?? '');
  const takeOver = useEffectEvent((next: string): void => {
    if (owner === next) return;
    if (owner !== undefined) drop();
    setOwner(next);
    const own = newAppeal(profile);
    // What was typed before the profile came stays.
    setForm((old) => ({ ...old, values: { ...old.values, phone: old.values.phone || own.phone, email: old.values.email || own.email } }));
  });
  useEffect(() => {
    if (person !== undefined) takeOver(person);
  }, [person]);
  useEffect(() => {
    setOpen(true);
    return () => {
      setOpen(false);
      dropLeftTexts();
    };
  }, [setOpen]);
  return profile;
};
