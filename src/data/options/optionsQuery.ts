import { queryOptions } from '@tanstack/react-query';
import { getOptions } from '~/api/contract/info';
import { cityCall } from '../cityCall';
import { cityKey } from '../keys';
import { okOrThrow } from '../outcomeError';
import { optionsFromWire } from './optionsFromWire';

/** The city's options (menus, contacts, map centre), kept for offline; asked anew after five minutes. */
export const optionsQuery = (city: string) =>
  queryOptions({
    queryKey: cityKey(city, 'options'),
    queryFn: async ({ signal }) => optionsFromWire(okOrThrow(await cityCall(getOptions, {}, { signal })).value),
    staleTime: 5 * 60_000,
    meta: { persist: true },
  });
