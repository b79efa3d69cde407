import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '~/api/contract/profile';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { driverDocumentsFromWire } from './driverDocumentsFromWire';

/** Numbers of documents and certificates: split from the profile, in memory alone. */
export const driverDocumentsQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'papers'),
    queryFn: async ({ signal }) =>
      driverDocumentsFromWire(okOrThrow(await cityCall(getProfile, {}, { token: signIn.token, signal })).value),
    staleTime: 30_000,
  });
