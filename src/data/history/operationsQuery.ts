import { queryOptions } from '@tanstack/react-query';
import { getOperations, getRecentOperations } from '~/api/contract/profile';
import { currentCity } from '~/state/currentCity';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { operationsFromWire } from './operationsFromWire';

/** The newest page of the driver's history. */
export const operationsQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'operations'),
    queryFn: async ({ signal }) => {
      const { api, timeZone } = currentCity();
      const options = { token: signIn.token, signal };
      const outcome =
        api.operations === 'v2'
          ? await cityCall(getRecentOperations, {}, options)
          : await cityCall(getOperations, {}, options);
      return operationsFromWire(okOrThrow(outcome).value, timeZone);
    },
    meta: { persist: true },
  });
