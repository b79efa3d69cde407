import { queryOptions } from '@tanstack/react-query';
import { getPopup } from '~/api/contract/options';
import { cityCall } from '../cityCall';
import { cityKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { popupFromWire } from './popupFromWire';

/** The city's popup notification. Not kept: old news must not open offline. A load that fails is an error nobody is told of. */
export const popupQuery = (city: string) =>
  queryOptions({
    queryKey: cityKey(city, 'popup'),
    queryFn: async ({ signal }) => popupFromWire(okOrThrow(await cityCall(getPopup, {}, { signal })).value),
    staleTime: 5 * 60_000,
    meta: { canWait: true },
  });
