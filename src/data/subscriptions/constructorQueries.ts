import { queryOptions } from '@tanstack/react-query';
import { getConstructorTiming, getConstructorZones, selectSubscriptions } from '~/api/contract/subscriptions';
import { currentCity } from '~/state/currentCity';
import type { OfferSearch } from '~/domain/permits/subscription';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { foundOffersFromWire, searchZonesFromWire, timingFromWire } from './constructorFromWire';

/** The zones that a subscription of the constructor can cover. */
export const searchZonesQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'constructor', 'zones'),
    queryFn: async ({ signal }) =>
      searchZonesFromWire(okOrThrow(await cityCall(getConstructorZones, {}, { token: signIn.token, signal })).value),
    staleTime: 15 * 60_000,
  });

/** The numbers of days that a subscription of the constructor can last. */
export const timingQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'constructor', 'timing'),
    queryFn: async ({ signal }) =>
      timingFromWire(okOrThrow(await cityCall(getConstructorTiming, {}, { token: signIn.token, signal })).value),
    staleTime: 15 * 60_000,
  });

/** The offers that match a search. They are never cached, because an offer can be bought for a limited time only. */
export const foundOffersQuery = (city: string, signIn: SignIn, { zones, startDay, days }: OfferSearch) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'constructor', 'found', startDay, days, ...zones),
    queryFn: async ({ signal }) => {
      const input = { zones: [...zones], dateStart: startDay, timing: days };
      return foundOffersFromWire(
        okOrThrow(await cityCall(selectSubscriptions, input, { token: signIn.token, signal })).value,
        currentCity().timeZone,
      );
    },
    staleTime: 0,
    gcTime: 0,
  });
