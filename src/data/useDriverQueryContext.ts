import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/currentCity';
import { driverAtom, type SignIn } from '~/state/session/signIn';

const signedOut: SignIn = { token: '', cacheKey: '' };

/** The chosen city and the driver's login there. `enabled` is false if one of them is missing. */
export const useDriverQueryContext = (): { city: string; signIn: SignIn; enabled: boolean } => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(driverAtom);
  return { city: city?.city ?? '', signIn: signIn ?? signedOut, enabled: city !== undefined && signIn !== undefined };
};
