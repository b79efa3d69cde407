import { useQueryClient } from '@tanstack/react-query';
import { leavingDoubt, type LeavingDoubt } from '~/domain/leaving';
import type { Profile } from '~/domain/profile';
import { hasOpenAttemptAtom } from '~/state/attempts';
import { currentCity } from '~/state/city';
import { serverNow } from '~/state/clock';
import { openNotesAtom } from '~/state/parkedNotes';
import { ownProofs } from '~/state/proofs';
import { audienceAtom, signInOf } from '~/state/signIn';
import { store } from '~/state/store';
import { openWindow } from '~/state/windows';
import { personKey } from '../keys';
import { logOut } from './logOut';

/** Storage that does not answer keeps nobody here. */
const mostWaitMs = 1_000;

/** Is there something of the driver's own that goes with the login, and may be wanted? */
const hasProofs = (): Promise<boolean> =>
  Promise.race([ownProofs().then((proofs) => proofs.length > 0), new Promise<boolean>((resolve) => setTimeout(resolve, mostWaitMs, false))]);

/** Logging out: at once, or after a question where a stay is running, a payment is open, or notes or proofs would be lost. `isSure` has been asked already. */
export const useLeave = (): { doubt: () => LeavingDoubt | undefined; leave: (isSure?: boolean) => void } => {
  const queryClient = useQueryClient();
  const doubt = (): LeavingDoubt | undefined => {
    // What a driver has under way on this device is no part of a company's leaving.
    if (store.get(audienceAtom) === 'corporate') return undefined;
    const { city } = currentCity();
    const signIn = signInOf(city, 'standart');
    const profile = signIn && queryClient.getQueryData<Profile>(personKey(city, signIn, 'profile'));
    return leavingDoubt(profile?.sessions ?? [], store.get(hasOpenAttemptAtom), store.get(openNotesAtom).length > 0, serverNow());
  };
  const leave = (isSure = false): void => {
    const audience = store.get(audienceAtom);
    const go = (): void => {
      const { city } = currentCity();
      // Where nobody is signed in any more, it is what has expired that is given up.
      if (audience !== 'driver') logOut(queryClient, city, 'coop');
      if (audience !== 'corporate') logOut(queryClient, city, 'standart');
    };
    const ask = (): void => openWindow({ name: 'logOut' });
    if (isSure) go();
    else if (doubt()) ask();
    else if (audience !== 'driver') go();
    else void hasProofs().then((has) => (has ? ask() : go()));
  };
  return { doubt, leave };
};
