import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { noteExpired } from '~/data/auth/expiredPerson';
import { forgetAnswers, forgetKept, forgetPerson, isNobodyIn } from '~/data/auth/forgetPerson';
import { inLanguage } from '~/i18n/inLanguage';
import { currentCity } from '~/state/city';
import { accountKeys } from '~/state/accountKeys';
import { forgetWrittenProofs, leaveProofs } from '~/state/proofs';
import { audienceAtom, expiredAtom, lastChangeAtom } from '~/state/signIn';
import { read } from '~/state/storage';
import { store } from '~/state/store';
import { followTabs } from '~/state/tabs';
import { closeAllWindows, closeWindow, openWindow } from '~/state/windows';
import { whenItComes } from '~/ui/whenItComes';
import { DriverCompanion } from './DriverCompanion';
import { focusPage } from './focusPage';
import { StayCompanion } from './StayCompanion';
import { useLookAgain } from './useLookAgain';
import { whenWindowsAreGone } from './whenWindowsAreGone';

/** What follows when somebody signs in or out, here or in another tab, and what goes along with their stays. */
export const PersonCompanion = () => {
  useEffect(followTabs, []);
  useFollow();
  useNoDrafts();
  useLookAgain();
  return (
    <>
      {/* Beside a company's login a driver's waits: neither is heard of in the other's place. */}
      {useAtomValue(audienceAtom) === 'driver' && <DriverCompanion />}
      <StayCompanion />
    </>
  );
};

type Followed = NonNullable<ReturnType<typeof lastChangeAtom.read>>;

const useFollow = (): void => {
  const last = useAtomValue(lastChangeAtom);
  const queryClient = useQueryClient();
  const router = useRouter();
  const follow = useEffectEvent(({ userType, change, isOwn }: Followed): void => {
    const { city } = currentCity();
    switch (change) {
      case 'out':
        forgetPerson(queryClient, city, userType);
        // What this tab has written since, too: but a tab that slept may find the next driver's by now.
        if (userType === 'standart' && isNobodyIn(city)) {
          forgetKept(city);
          if (read(accountKeys.endedByCity)[city]) leaveProofs(city);
          else void forgetWrittenProofs(city);
        }
        if (!isOwn) closeAllWindows();
        void whenWindowsAreGone(router).then(() => router.navigate({ to: '/{-$lng}', params: inLanguage, replace: true }));
        return;
      case 'expired':
        // What was typed stays: the next login leads back to it.
        if (userType === 'standart') noteExpired(queryClient, city, store.get(expiredAtom) ?? '');
        forgetAnswers(queryClient, userType);
        openWindow({ name: 'tokenExpired' });
        return;
      case 'switched':
        forgetPerson(queryClient, city, userType);
        // In this tab the window that signed them in is still open.
        if (!isOwn) closeAllWindows();
        // Proofs lie under the name of their account: nobody else reads them, and whoever is back finds them.
        else if (userType === 'standart') forgetKept(city);
        break;
      case 'in':
      case 'back':
    }
    // In this tab the login window itself says what comes next; what it was opened from has gone with the login.
    if (isOwn) return void whenWindowsAreGone(router).then(() => requestAnimationFrame(focusPage));
    closeWindow('login');
    closeWindow('tokenExpired');
    void router.invalidate();
  });
  useEffect(() => {
    if (last) follow(last);
  }, [last]);
};

/** Whoever is signed in has no use for a registration or a restore that was begun: nothing of it stays on the device. */
const useNoDrafts = (): void => {
  const isGuest = useAtomValue(audienceAtom) === 'guest';
  useEffect(() => {
    if (isGuest) return;
    void whenItComes(() => import('~/features/registration/clearRegistration')).then(({ clearRegistration }) => clearRegistration());
    void whenItComes(() => import('~/features/restore/clearRestore')).then(({ clearRestore }) => clearRestore());
  }, [isGuest]);
};
