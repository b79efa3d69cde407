import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Permit } from '~/domain/permits/permit';
import { minuteMs } from '~/domain/time/cityTime';
import { cityAtom } from '~/state/currentCity';
import { driverAtom } from '~/state/session/signIn';
import { useCapabilities } from '../settings/useCapabilities';
import { permitsQuery } from './permitsQuery';

const none: readonly Permit[] = [];

/**
 * The signed-in driver's permits, for the discounts of a tariff. None for a guest, and none in the city that hides
 * discounts (ABON-02). A failed load is not reported, because the price to pay is the server's.
 */
export const useDiscountPermits = (): readonly Permit[] => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(driverAtom);
  const hidesDiscounts = useCapabilities()?.hasCadastralPermits ?? true;
  const { data } = useQuery({
    ...permitsQuery(city?.city ?? '', signIn ?? { token: '', cacheKey: '' }),
    enabled: city !== undefined && signIn !== undefined && !hidesDiscounts,
    staleTime: 5 * minuteMs,
  });
  return signIn && !hidesDiscounts ? (data ?? none) : none;
};
