import { queryOptions } from '@tanstack/react-query';
import { getOperations } from '~/api/contract/profile';
import { currentCity } from '~/state/city';
import type { SignIn } from '~/state/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../keys';
import { okOrThrow } from '../outcomeError';
import { operationsFromWire } from './operationsFromWire';

/** The newest page of the driver's history. */
export const operationsQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'operations'),
    queryFn: async ({ signal }) => {
      const { value } = okOrThrow(await cityCall(getOperations, {}, { token: signIn.token, signal }));
      return operationsFromWire(value, currentCity().timeZone);
    },
    meta: { persist: true },
  });
