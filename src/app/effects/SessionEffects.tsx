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
import { lazyPart } from '~/ui/lazyPart';
import { focusPage } from './focusPage';
import { StayEffects } from './StayEffects';
import { useRecoveryPolling } from './useRecoveryPolling';
import { afterDialogsClosed } from '../dialogs/afterDialogsClosed';

/** Not for guests, whose first visit has a budget of bytes. */
const DriverEffects = lazyPart(() => import('./DriverEffects').then((module) => module.DriverEffects));

/** The effects of signing in and out, here or in another tab, and of the running stays. */
export const SessionEffects = () => {
  useEffect(followTabs, []);
  useFollowSignIn();
  useClearDrafts();
  useRecoveryPolling();
  return (
    <>
      {/* A driver's login waits while a company is signed in: neither may act in place of the other. */}
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
        // Also clears what this tab has written since. A tab that was inactive may already find the next driver's data,
        // which must stay.
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
        // Typed input stays: the next login leads back to it.
        if (userType === 'standart') recordExpiredNames(queryClient, city, store.get(expiredAtom) ?? '');
        clearAnswers(queryClient, userType);
        openDialog({ name: 'tokenExpired' });
        return;
      case 'switched':
        clearPersonData(queryClient, city, userType);
        // In this tab the login dialog is still open.
        if (!isThisTab) closeAllDialogs();
        // Payment records are stored under the name of their account: no one else can read them, and the driver finds
        // them after the next login.
        else if (userType === 'standart') clearAccountData(city);
        break;
      case 'in':
      case 'back':
    }
    // In this tab the login dialog decides what follows. The element that opened it is gone with the old login.
    if (isThisTab) return void afterDialogsClosed(router).then(() => requestAnimationFrame(focusPage));
    closeDialog('login');
    closeDialog('tokenExpired');
    void router.invalidate();
  });
  useEffect(() => {
    if (last) follow(last);
  }, [last]);
};

/**
 * Clears drafts of a registration or a password reset once someone is signed in, so that nothing of them stays on the
 * device.
 */
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
