import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { readPack, type PackPart } from './readPack';

/** Answers come in a row: looked at once they have come. */
const settleMs = 300;

/** What is kept of a city for where there is no network, read anew as answers come; and the way to look again. */
export const usePack = (config: CityConfig): { parts: PackPart[] | undefined; lookAgain: () => void } => {
  const queryClient = useQueryClient();
  const [parts, setParts] = useState<PackPart[]>();
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => void readPack(queryClient, config).then((found) => isCurrent && setParts(found));
    read();
    const stop = queryClient.getQueryCache().subscribe(({ type }) => {
      if (type !== 'updated' && type !== 'removed') return;
      clearTimeout(timer);
      timer = setTimeout(read, settleMs);
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      stop();
    };
  }, [queryClient, config]);
  return { parts, lookAgain: () => void readPack(queryClient, config).then(setParts) };
};
