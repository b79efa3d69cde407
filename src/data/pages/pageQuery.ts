import { queryOptions } from '@tanstack/react-query';
import { getPage } from '~/api/contract/content';
import type { Language } from '~/i18n/messages';
import { cityCall } from '../cityCall';
import { pruneQueries } from '../pruneQueries';
import { cityKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { pageFromWire } from './pageFromWire';

/** The page that the city's server holds for a path, null where it is empty; what has been read is kept for offline. */
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
