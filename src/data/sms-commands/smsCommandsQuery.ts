import { queryOptions } from '@tanstack/react-query';
import { getSmsCommands } from '~/api/contract/options';
import { cityCall } from '../cityCall';
import { cityKey } from '../queryKeys';
import { okOrThrow, retryRead } from '../outcomeError';
import { smsCommandsFromWire } from './smsCommandsFromWire';

/** The city's SMS commands, kept for offline: where there is no internet they are what is left. */
export const smsCommandsQuery = (city: string) =>
  queryOptions({
    queryKey: cityKey(city, 'sms-commands'),
    queryFn: async ({ signal }) => smsCommandsFromWire(okOrThrow(await cityCall(getSmsCommands, {}, { signal })).value),
    // An empty list leads away from its page, so it is never taken from memory.
    staleTime: ({ state: { data } }) => (data && data.length > 0 ? 15 * 60_000 : 0),
    // A second try would wait for the network to come back, and the page with it.
    retry: (failures, error) => navigator.onLine && retryRead(failures, error),
    meta: { persist: true, canWait: true },
  });
