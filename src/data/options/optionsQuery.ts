import { queryOptions } from '@tanstack/react-query';
import { getOptions } from '~/api/contract/options';
import { cityCall } from '../cityCall';
import { okOrThrow } from '../outcomeError';
import { optionsFromWire } from './optionsFromWire';
import { optionsKey } from './optionsKey';

/** The city's options (menus, contacts, map centre), persisted for offline use and stale after five minutes. */
export const optionsQuery = (city: string) =>
  queryOptions({
    queryKey: optionsKey(city),
    queryFn: async ({ signal }) => optionsFromWire(okOrThrow(await cityCall(getOptions, {}, { signal })).value),
    staleTime: 5 * 60_000,
    meta: { persist: true, canWait: true },
  });
