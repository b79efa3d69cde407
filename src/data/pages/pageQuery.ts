import { queryOptions } from '@tanstack/react-query';
import { getPage } from '~/api/contract/content';
import type { Language } from '~/i18n/messages';
import { cityCall } from '../cityCall';
import { pruneQueries } from '../pruneQueries';
import { cityKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { pageFromWire } from './pageFromWire';

/**
 * The page of the city's server at a path, or null if it is empty. Pages that were read are persisted for offline use.
 */
export const pageQuery = (city: string, lang: Language, path: string) =>
  queryOptions({
    queryKey: cityKey(city, 'page', lang, path),
    queryFn: async ({ client, signal }) => {
      const { value } = okOrThrow(await cityCall(getPage, { path, lang }, { signal }));
      pruneQueries(client, cityKey(city, 'page'));
      return pageFromWire(value) ?? null;
    },
    staleTime: 5 * 60_000,
    meta: { persist: true },
  });
