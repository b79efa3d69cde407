import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '~/api/contract/profile';
import type { SignIn } from '~/state/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../keys';
import { okOrThrow } from '../outcomeError';
import { papersFromWire } from './papersFromWire';

/** Numbers of documents and certificates: split from the profile, in memory alone. */
export const papersQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'papers'),
    queryFn: async ({ signal }) => papersFromWire(okOrThrow(await cityCall(getProfile, {}, { token: signIn.token, signal })).value),
    staleTime: 30_000,
  });
