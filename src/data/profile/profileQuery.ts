import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '~/api/contract/profile';
import type { SignIn } from '~/state/session/signIn';
import { currentCity } from '~/state/currentCity';
import { cityCall } from '../cityCall';
import { personKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { profileFromWire } from './profileFromWire';

/** The driver's profile with balance, vehicles and stays, persisted for offline use under the login's key. */
export const profileQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'profile'),
    queryFn: async ({ signal }) => {
      const { value } = okOrThrow(await cityCall(getProfile, {}, { token: signIn.token, signal }));
      return profileFromWire(value, currentCity().timeZone);
    },
    staleTime: 30_000,
    meta: { persist: true },
  });
