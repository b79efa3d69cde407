import { useAtomValue } from 'jotai';
import type { TariffContext } from '~/domain/stay/tariff';
import { cityAtom } from '~/state/currentCity';
import { tariffContextOf, useSettings } from './useCapabilities';

/** What tariffs are read by in the chosen city. */
export const useTariffContext = (): TariffContext => tariffContextOf(useAtomValue(cityAtom), useSettings());
