import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '~/api/contract/profile';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { driverDocumentsFromWire } from './driverDocumentsFromWire';

/** The numbers of documents and certificates. They are read from the profile but stay in memory only. */
export const driverDocumentsQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'papers'),
    queryFn: async ({ signal }) =>
      driverDocumentsFromWire(okOrThrow(await cityCall(getProfile, {}, { token: signIn.token, signal })).value),
    staleTime: 30_000,
  });
