import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { readOfflineBundle, type OfflineBundlePart } from './readOfflineBundle';

/** Answers arrive in a row, so they are read once after the last one. */
const debounceMs = 300;

/**
 * Returns the parts of a city's offline bundle, read again whenever answers arrive, and a function that reads them
 * again.
 */
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
