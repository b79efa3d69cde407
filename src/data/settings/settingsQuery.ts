import { queryOptions } from '@tanstack/react-query';
import { getSettings } from '~/api/contract/info';
import { cityCall } from '../cityCall';
import { cityKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { settingsFromWire } from './settingsFromWire';

/** The city's settings, persisted for offline use and stale after five minutes. */
export const settingsQuery = (city: string) =>
  queryOptions({
    queryKey: cityKey(city, 'settings'),
    queryFn: async ({ signal }) => settingsFromWire(okOrThrow(await cityCall(getSettings, {}, { signal })).value),
    staleTime: 5 * 60_000,
    meta: { persist: true },
  });
