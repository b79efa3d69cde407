import { queryOptions } from '@tanstack/react-query';
import { getAppealMessages, getAppeals } from '~/api/contract/appeals';
import { currentCity } from '~/state/currentCity';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { pruneQueries } from '../pruneQueries';
import { personKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { appealsFromWire, messagesFromWire } from './appealsFromWire';

/** The driver's appeals, persisted for offline use under the login's key. */
export const appealsQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'appeals'),
    queryFn: async ({ signal }) =>
      appealsFromWire(okOrThrow(await cityCall(getAppeals, {}, { token: signIn.token, signal })).value),
    staleTime: 15_000,
    meta: { persist: true },
  });

/** The conversation of one appeal. The most recent conversations that were read are persisted for offline use. */
export const threadQuery = (city: string, signIn: SignIn, id: string) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'appeal', id),
    queryFn: async ({ client, signal }) => {
      const { value } = okOrThrow(await cityCall(getAppealMessages, { idAppeal: id }, { token: signIn.token, signal }));
      pruneQueries(client, personKey(city, signIn, 'appeal'));
      return messagesFromWire(value, currentCity().timeZone);
    },
    staleTime: 5_000,
    meta: { persist: true },
  });
