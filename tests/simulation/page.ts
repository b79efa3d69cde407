import { QueryClient } from '@tanstack/react-query';
import { unfinishedAnywhere } from '~/app/unfinished';
import { loadCity } from '~/city/cities';
import { keepLogin } from '~/data/auth/keepLogin';
import { forgetKept, forgetPerson, isNobodyIn } from '~/data/auth/forgetPerson';
import { logOut } from '~/data/auth/logOut';
import { retryRead } from '~/data/outcomeError';
import { accountKeyOf } from '~/data/payments/accountKey';
import { buySubscription } from '~/data/payments/buySubscription';
import { cancelParking } from '~/data/payments/cancelParking';
import { checkOpenAttempts } from '~/data/payments/checkOpenAttempts';
import { hearEndings } from '~/data/payments/hearEndings';
import { refillBalance } from '~/data/payments/refillBalance';
import { renewParking } from '~/data/payments/renewParking';
import { resumeAttempts } from '~/data/payments/resumeAttempts';
import { startParking } from '~/data/payments/startParking';
import { profileQuery } from '~/data/profile/profileQuery';
import { tracesAtom } from '~/state/attempts';
import { setCity } from '~/state/city';
import { signInOf, syncSignIns } from '~/state/signIn';
import { store } from '~/state/store';

/** One page of the app, without its screens: imported anew, it has a memory of its own, as after a reload. */

const queryClient = new QueryClient({
  defaultOptions: { queries: { networkMode: 'offlineFirst', staleTime: 60_000, retry: retryRead, retryDelay: 1000 } },
});

/** Whose open payments this page has taken up: once for each login. */
let resumed: string | undefined;

export const page = {
  store,
  tracesAtom,
  open: async (city: string): Promise<void> => {
    await loadCity(city);
    setCity(city);
  },
  signIn: (city: string) => signInOf(city, 'standart'),
  logIn: (city: string, token: string, name: string) => keepLogin(queryClient, city, token, name),
  logOut: (city: string): void => logOut(queryClient, city, 'standart'),
  /** Another tab has signed in or out (`app/PersonCompanion`), or found out how a payment ended (`app/DriverCompanion`). */
  hearTabs: (city: string): void => {
    hearEndings();
    const before = signInOf(city, 'standart')?.cacheKey;
    syncSignIns();
    const after = signInOf(city, 'standart')?.cacheKey;
    if (before === undefined || before === after) return;
    const isOut = isNobodyIn(city);
    if (isOut || after !== undefined) forgetPerson(queryClient, city, 'standart');
    if (isOut) forgetKept(city);
  },
  /** The profile as the forms have it: kept, or asked for. */
  profile: (city: string) => {
    const signIn = signInOf(city, 'standart');
    return signIn ? queryClient.ensureQueryData(profileQuery(city, signIn)) : Promise.reject(new Error('Nobody is signed in.'));
  },
  /** What goes along with every page of a driver (`app/DriverCompanion`): what an earlier page has left open, and, with a network, what was not found out. */
  lookAfter: async (city: string): Promise<void> => {
    const signIn = signInOf(city, 'standart');
    if (!signIn) return;
    const profile = await queryClient.fetchQuery({ ...profileQuery(city, signIn), staleTime: 0 });
    const key = await accountKeyOf(city, profile);
    const isNew = resumed !== signIn.cacheKey;
    resumed = signIn.cacheKey;
    await Promise.all([isNew && resumeAttempts(queryClient, city, key), navigator.onLine && checkOpenAttempts(queryClient, city, key)]);
  },
  /** What stands against a new version (`app/UpdateBar`). */
  unfinished: unfinishedAnywhere,
  pay: { queryClient, startParking, renewParking, cancelParking, refillBalance, buySubscription },
};
export type Page = typeof page;
