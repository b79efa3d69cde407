import { useAtomValue } from 'jotai';
import type { TariffContext } from '~/domain/tariff';
import { cityAtom } from '~/state/city';
import { useSettings } from './useCapabilities';

/** What tariffs are read by in the chosen city: its clock and its holidays. */
export const useTariffContext = (): TariffContext => {
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  return { timeZone, holidays: useSettings()?.holidays };
};
