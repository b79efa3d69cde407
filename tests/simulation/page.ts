import { QueryClient } from '@tanstack/react-query';
import { updateBlockerAnywhere } from '~/app/updates/updateBlockers';
import { loadCity } from '~/city/cities';
import { completeLogin } from '~/data/auth/completeLogin';
import { clearAccountData, clearPersonData, hasNoDriverIn } from '~/data/auth/clearPersonData';
import { logOut } from '~/data/auth/logOut';
import { retryRead } from '~/data/outcomeError';
import { accountKeyOf } from '~/data/payments/accountKey';
import { buySubscription } from '~/data/payments/buySubscription';
import { cancelStay } from '~/data/payments/cancelStay';
import { checkOpenAttempts } from '~/data/payments/checkOpenAttempts';
import { syncAttemptStatuses } from '~/data/payments/syncAttemptStatuses';
import { topUpBalance } from '~/data/payments/topUpBalance';
import { extendStay } from '~/data/payments/extendStay';
import { resumeAttempts } from '~/data/payments/resumeAttempts';
import { startStay } from '~/data/payments/startStay';
import { profileQuery } from '~/data/profile/profileQuery';
import { attemptStatusesAtom } from '~/state/payments/attempts';
import { setCity } from '~/state/currentCity';
import { signInOf, syncSignIns } from '~/state/session/signIn';
import { store } from '~/state/store';

/** One page of the app without its screens. Each import has its own memory, as after a reload. */

const queryClient = new QueryClient({
  defaultOptions: { queries: { networkMode: 'offlineFirst', staleTime: 60_000, retry: retryRead, retryDelay: 1000 } },
});

/** The login whose open payments this page has resumed, once per login. */
let resumed: string | undefined;

export const page = {
  store,
  attemptStatusesAtom,
  open: async (city: string): Promise<void> => {
    await loadCity(city);
    setCity(city);
  },
  signIn: (city: string) => signInOf(city, 'standart'),
  logIn: (city: string, token: string, name: string) => completeLogin(queryClient, city, token, { name }),
  logOut: (city: string): void => logOut(queryClient, city, 'standart'),
  /**
   * Called when another tab has signed in or out (`app/effects/SessionEffects`), or has found out a payment's outcome
   * (`app/effects/DriverEffects`).
   */
  syncTabs: (city: string): void => {
    syncAttemptStatuses();
    const before = signInOf(city, 'standart')?.cacheKey;
    syncSignIns();
    const after = signInOf(city, 'standart')?.cacheKey;
    if (before === undefined || before === after) return;
    const isOut = hasNoDriverIn(city);
    if (isOut || after !== undefined) clearPersonData(queryClient, city, 'standart');
    if (isOut) clearAccountData(city);
  },
  /** Returns the profile as the forms do: from the cache, or by a request. */
  profile: (city: string) => {
    const signIn = signInOf(city, 'standart');
    return signIn
      ? queryClient.ensureQueryData(profileQuery(city, signIn))
      : Promise.reject(new Error('Nobody is signed in.'));
  },
  /**
   * Does what every page of a driver does (`app/effects/DriverEffects`). It resumes payments that an earlier page left
   * open. With a network, it also checks those that were not found out.
   */
  resumePayments: async (city: string): Promise<void> => {
    const signIn = signInOf(city, 'standart');
    if (!signIn) return;
    const profile = await queryClient.fetchQuery({ ...profileQuery(city, signIn), staleTime: 0 });
    const key = await accountKeyOf(city, profile);
    const isNew = resumed !== signIn.cacheKey;
    resumed = signIn.cacheKey;
    await Promise.all([
      isNew && resumeAttempts(queryClient, city, key),
      navigator.onLine && checkOpenAttempts(queryClient, city, key),
    ]);
  },
  /** Returns what blocks a new version (`app/updates/UpdateBar`). */
  unfinished: updateBlockerAnywhere,
  pay: {
    queryClient,
    startParking: startStay,
    renewParking: extendStay,
    cancelParking: cancelStay,
    refillBalance: topUpBalance,
    buySubscription,
  },
};
export type Page = typeof page;
