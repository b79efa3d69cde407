import { queryOptions } from '@tanstack/react-query';
import { getBenefits } from '~/api/contract/subscriptions';
import { currentCity } from '~/state/currentCity';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { permitsFromWire } from './permitsFromWire';

export const permitsKey = (city: string, signIn: Pick<SignIn, 'cacheKey'>) => personKey(city, signIn, 'benefits');

/** The driver's permits, persisted for offline use under the login's key. */
export const permitsQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: permitsKey(city, signIn),
    queryFn: async ({ signal }) =>
      permitsFromWire(
        okOrThrow(await cityCall(getBenefits, {}, { token: signIn.token, signal })).value,
        currentCity().timeZone,
      ),
    staleTime: 30_000,
    meta: { persist: true },
  });
