import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/city';
import { driverAtom, type SignIn } from '~/state/signIn';

const nobody: SignIn = { token: '', cacheKey: '' };

/** Whose data is read: the chosen city, the driver's login there, and whether there is one to ask with. */
export const useWhose = (): { city: string; signIn: SignIn; enabled: boolean } => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(driverAtom);
  return { city: city?.city ?? '', signIn: signIn ?? nobody, enabled: city !== undefined && signIn !== undefined };
};
