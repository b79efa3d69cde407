import { queryOptions } from '@tanstack/react-query';
import { getFines } from '~/api/contract/fines';
import { currentCity } from '~/state/currentCity';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { finesFromWire } from './finesFromWire';

/** The driver's fines without pictures, persisted for offline use under the login's key. */
export const finesQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'fines'),
    queryFn: async ({ signal }) =>
      finesFromWire(
        okOrThrow(await cityCall(getFines, {}, { token: signIn.token, signal })).value,
        currentCity().timeZone,
      ),
    meta: { persist: true },
  });
