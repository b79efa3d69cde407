import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { recordExpiredNames } from '~/data/auth/expiredPerson';
import { clearAnswers, clearAccountData, clearPersonData, hasNoDriverIn } from '~/data/auth/clearPersonData';
import { inLanguage } from '~/i18n/inLanguage';
import { currentCity } from '~/state/currentCity';
import { accountKeys } from '~/state/session/accountKeys';
import { clearWrittenPaymentRecords, releasePaymentRecords } from '~/state/payments/paymentRecords';
import { audienceAtom, expiredAtom, lastChangeAtom } from '~/state/session/signIn';
import { read } from '~/platform/storage';
import { store } from '~/state/store';
import { followTabs } from '~/state/session/tabs';
import { closeAllDialogs, closeDialog, openDialog } from '~/state/dialogs';
import { importWithRetry } from '~/platform/importWithRetry';
import { DriverEffects } from './DriverEffects';
import { focusPage } from './focusPage';
import { StayEffects } from './StayEffects';
import { useRecoveryPolling } from './useRecoveryPolling';
import { afterDialogsClosed } from '../dialogs/afterDialogsClosed';

/** What follows when somebody signs in or out, here or in another tab, and what goes along with their stays. */
export const SessionEffects = () => {
  useEffect(followTabs, []);
  useFollowSignIn();
  useClearDrafts();
  useRecoveryPolling();
  return (
    <>
      {/* Beside a company's login a driver's waits: neither is heard of in the other's place. */}
      {useAtomValue(audienceAtom) === 'driver' && <DriverEffects />}
      <StayEffects />
    </>
  );
};

type Followed = NonNullable<ReturnType<typeof lastChangeAtom.read>>;

const useFollowSignIn = (): void => {
  const last = useAtomValue(lastChangeAtom);
  const queryClient = useQueryClient();
  const router = useRouter();
  const follow = useEffectEvent(({ userType, change, isThisTab }: Followed): void => {
    const { city } = currentCity();
    switch (change) {
      case 'out':
        clearPersonData(queryClient, city, userType);
        // What this tab has written since, too: but a tab that slept may find the next driver's by now.
        if (userType === 'standart' && hasNoDriverIn(city)) {
          clearAccountData(city);
          if (read(accountKeys.endedByCity)[city]) releasePaymentRecords(city);
          else void clearWrittenPaymentRecords(city);
        }
        if (!isThisTab) closeAllDialogs();
        void afterDialogsClosed(router).then(() =>
          router.navigate({ to: '/{-$lng}', params: inLanguage, replace: true }),
        );
        return;
      case 'expired':
        // What was typed stays: the next login leads back to it.
        if (userType === 'standart') recordExpiredNames(queryClient, city, store.get(expiredAtom) ?? '');
        clearAnswers(queryClient, userType);
        openDialog({ name: 'tokenExpired' });
        return;
      case 'switched':
        clearPersonData(queryClient, city, userType);
        // In this tab the window that signed them in is still open.
        if (!isThisTab) closeAllDialogs();
        // Proofs lie under the name of their account: nobody else reads them, and whoever is back finds them.
        else if (userType === 'standart') clearAccountData(city);
        break;
      case 'in':
      case 'back':
    }
    // In this tab the login window itself says what comes next; what it was opened from has gone with the login.
    if (isThisTab) return void afterDialogsClosed(router).then(() => requestAnimationFrame(focusPage));
    closeDialog('login');
    closeDialog('tokenExpired');
    void router.invalidate();
  });
  useEffect(() => {
    if (last) follow(last);
  }, [last]);
};

/** Whoever is signed in has no use for a registration or a restore that was begun: nothing of it stays on the device. */
const useClearDrafts = (): void => {
  const isGuest = useAtomValue(audienceAtom) === 'guest';
  useEffect(() => {
    if (isGuest) return;
    void importWithRetry(() => import('~/features/registration/clearRegistration')).then(({ clearRegistration }) =>
      clearRegistration(),
    );
    void importWithRetry(() => import('~/features/password-reset/clearPasswordReset')).then(({ clearPasswordReset }) =>
      clearPasswordReset(),
    );
  }, [isGuest]);
};
