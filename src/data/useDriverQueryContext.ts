import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/currentCity';
import { driverAtom, type SignIn } from '~/state/session/signIn';

const signedOut: SignIn = { token: '', cacheKey: '' };

/** Whose data is read: the chosen city, the driver's login there, and whether there is one to ask with. */
export const useDriverQueryContext = (): { city: string; signIn: SignIn; enabled: boolean } => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(driverAtom);
  return { city: city?.city ?? '', signIn: signIn ?? signedOut, enabled: city !== undefined && signIn !== undefined };
};
