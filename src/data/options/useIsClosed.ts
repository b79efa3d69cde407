import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { Options } from '~/domain/content/options';
import { isPayingAtom } from '~/state/payments/attempts';
import { cityIdAtom } from '~/state/currentCity';
import { optionsKey } from './optionsKey';

/**
 * Whether the city has closed the application, according to its cached or fresh options. Requests nothing. A payment
 * under way may end first (F-57).
 */
export const useIsClosed = (): boolean => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityIdAtom);
  const isPaying = useAtomValue(isPayingAtom);
  const isClosed = useSyncExternalStore(
    (onChange) => queryClient.getQueryCache().subscribe(onChange),
    () => city !== null && queryClient.getQueryData<Options>(optionsKey(city))?.isClosed === true,
  );
  return isClosed && !isPaying;
};
