import { queryOptions } from '@tanstack/react-query';
import { getBenefits } from '~/api/contract/subscriptions';
import { currentCity } from '~/state/city';
import type { SignIn } from '~/state/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../keys';
import { okOrThrow } from '../outcomeError';
import { benefitsFromWire } from './benefitsFromWire';

export const benefitsKey = (city: string, signIn: Pick<SignIn, 'cacheKey'>) => personKey(city, signIn, 'benefits');

/** The driver's subscriptions and privileges; kept for offline under the login's own key. */
export const benefitsQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: benefitsKey(city, signIn),
    queryFn: async ({ signal }) =>
      benefitsFromWire(okOrThrow(await cityCall(getBenefits, {}, { token: signIn.token, signal })).value, currentCity().timeZone),
    staleTime: 30_000,
    meta: { persist: true },
  });
