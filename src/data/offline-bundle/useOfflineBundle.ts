import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { readOfflineBundle, type OfflineBundlePart } from './readOfflineBundle';

/** Answers come in a row: looked at once they have come. */
const debounceMs = 300;

/** What is kept of a city for where there is no network, read anew as answers come; and the way to look again. */
export const useOfflineBundle = (
  config: CityConfig,
): { parts: OfflineBundlePart[] | undefined; refetchParts: () => void } => {
  const queryClient = useQueryClient();
  const [parts, setParts] = useState<OfflineBundlePart[]>();
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => void readOfflineBundle(queryClient, config).then((found) => isCurrent && setParts(found));
    read();
    const stop = queryClient.getQueryCache().subscribe(({ type }) => {
      if (type !== 'updated' && type !== 'removed') return;
      clearTimeout(timer);
      timer = setTimeout(read, debounceMs);
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      stop();
    };
  }, [queryClient, config]);
  return { parts, refetchParts: () => void readOfflineBundle(queryClient, config).then(setParts) };
};
