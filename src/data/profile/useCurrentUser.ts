import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/currentCity';
import { driverAtom } from '~/state/session/signIn';
import type { CurrentUser } from './currentUser';

/** The driver whose data is changed here. Undefined without a login. */
export const useCurrentUser = (): CurrentUser | undefined => {
  const client = useQueryClient();
  const city = useAtomValue(cityAtom)?.city;
  const signIn = useAtomValue(driverAtom);
  return city !== undefined && signIn ? { client, city, signIn } : undefined;
};
