import { queryOptions } from '@tanstack/react-query';
import { getPopup } from '~/api/contract/options';
import { cityCall } from '../cityCall';
import { cityKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { popupFromWire } from './popupFromWire';

/**
 * The city's popup notification. It is not persisted, so that old news never opens offline. A failed load stays silent.
 */
export const popupQuery = (city: string) =>
  queryOptions({
    queryKey: cityKey(city, 'popup'),
    queryFn: async ({ signal }) => popupFromWire(okOrThrow(await cityCall(getPopup, {}, { signal })).value),
    staleTime: 5 * 60_000,
    meta: { canWait: true },
  });
