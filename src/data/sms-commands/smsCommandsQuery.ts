import { queryOptions } from '@tanstack/react-query';
import { getSmsCommands } from '~/api/contract/options';
import { hasNetwork } from '~/platform/network';
import { cityCall } from '../cityCall';
import { cityKey } from '../queryKeys';
import { okOrThrow, retryRead } from '../outcomeError';
import { smsCommandsFromWire } from './smsCommandsFromWire';

/** The city's SMS commands, persisted for offline use: without internet they are the only way left. */
export const smsCommandsQuery = (city: string) =>
  queryOptions({
    queryKey: cityKey(city, 'sms-commands'),
    queryFn: async ({ signal }) => smsCommandsFromWire(okOrThrow(await cityCall(getSmsCommands, {}, { signal })).value),
    // An empty list redirects away from its page, so it is never served from the cache.
    staleTime: ({ state: { data } }) => (data && data.length > 0 ? 15 * 60_000 : 0),
    // Offline, a second try would wait for the network, and the page would wait too.
    retry: (failures, error) => hasNetwork() && retryRead(failures, error),
    meta: { persist: true, canWait: true },
  });
