import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/city';
import { driverAtom } from '~/state/signIn';
import type { Own } from './own';

/** Whose data is changed here; undefined while nobody is signed in. */
export const useOwn = (): Own | undefined => {
  const client = useQueryClient();
  const city = useAtomValue(cityAtom)?.city;
  const signIn = useAtomValue(driverAtom);
  return city !== undefined && signIn ? { client, city, signIn } : undefined;
};
