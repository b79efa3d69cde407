import { queryOptions } from '@tanstack/react-query';
import { getSubscriptionOffers } from '~/api/contract/subscriptions';
import { currentCity } from '~/state/currentCity';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { offersFromWire } from './offersFromWire';

/**
 * The subscriptions that the city sells to this driver, persisted for offline use: prices can be read before the
 * purchase.
 */
export const offersQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'subscriptions'),
    queryFn: async ({ signal }) =>
      offersFromWire(
        okOrThrow(await cityCall(getSubscriptionOffers, {}, { token: signIn.token, signal })).value,
        currentCity().timeZone,
      ),
    meta: { persist: true },
  });
