import { useQueryClient } from '@tanstack/react-query';
import { signOutWarning, type SignOutWarning } from '~/domain/account/signOutWarning';
import type { Profile } from '~/domain/account/profile';
import { hasOpenAttemptAtom } from '~/state/payments/attempts';
import { currentCity } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import { openNotesAtom } from '~/state/parkedNotes';
import { readCurrentUserRecords } from '~/state/payments/paymentRecords';
import { audienceAtom, signInOf } from '~/state/session/signIn';
import { store } from '~/state/store';
import { openDialog } from '~/state/dialogs';
import { withTimeout } from '~/platform/time';
import { personKey } from '../queryKeys';
import { logOut } from './logOut';

/** A storage that does not answer must not block the logout. */
const maxWaitMs = 1_000;

/** Whether the driver has payment records that a logout would delete. */
const hasPaymentRecords = (): Promise<boolean> =>
  withTimeout(
    readCurrentUserRecords().then((records) => records.length > 0),
    maxWaitMs,
    false,
  );

/**
 * Logs out at once, or asks first if a stay is running, a payment is open, or notes or payment records would be lost.
 * `isConfirmed` means that the driver has already confirmed.
 */
export const useSignOut = (): {
  warning: () => SignOutWarning | undefined;
  signOut: (isConfirmed?: boolean) => void;
} => {
  const queryClient = useQueryClient();
  const warning = (): SignOutWarning | undefined => {
    // A company's logout does not affect what a driver has under way on this device.
    if (store.get(audienceAtom) === 'corporate') return undefined;
    const { city } = currentCity();
    const signIn = signInOf(city, 'standart');
    const profile = signIn && queryClient.getQueryData<Profile>(personKey(city, signIn, 'profile'));
    return signOutWarning(
      profile?.sessions ?? [],
      store.get(hasOpenAttemptAtom),
      store.get(openNotesAtom).length > 0,
      serverNow(),
    );
  };
  const signOut = (isConfirmed = false): void => {
    const audience = store.get(audienceAtom);
    const signOutNow = (): void => {
      const { city } = currentCity();
      // If no one is signed in any more, this ends the expired logins.
      if (audience !== 'driver') logOut(queryClient, city, 'coop');
      if (audience !== 'corporate') logOut(queryClient, city, 'standart');
    };
    const openConfirmation = (): void => openDialog({ name: 'logOut' });
    if (isConfirmed) signOutNow();
    else if (warning()) openConfirmation();
    else if (audience !== 'driver') signOutNow();
    else void hasPaymentRecords().then((hasRecords) => (hasRecords ? openConfirmation() : signOutNow()));
  };
  return { warning, signOut };
};
