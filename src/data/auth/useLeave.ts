import { useQueryClient } from '@tanstack/react-query';
import { leavingDoubt, type LeavingDoubt } from '~/domain/leaving';
import type { Profile } from '~/domain/profile';
import { hasOpenAttemptAtom } from '~/state/attempts';
import { currentCity } from '~/state/city';
import { serverNow } from '~/state/clock';
import { openNotesAtom } from '~/state/parkedNotes';
import { audienceAtom, signInOf } from '~/state/signIn';
import { store } from '~/state/store';
import { openWindow } from '~/state/windows';
import { personKey } from '../keys';
import { logOut } from './logOut';

/** Logging out: at once, or after a question where a stay is running, a payment is open, or a note would be lost. `isSure` has been asked already. */
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
    if (!isSure && doubt()) openWindow({ name: 'logOut' });
    else {
      const { city } = currentCity();
      const audience = store.get(audienceAtom);
      // Where nobody is signed in any more, it is what has expired that is given up.
      if (audience !== 'driver') logOut(queryClient, city, 'coop');
      if (audience !== 'corporate') logOut(queryClient, city, 'standart');
    }
  };
  return { doubt, leave };
};
