import { useAtomValue } from 'jotai';
import type { TariffContext } from '~/domain/stay/tariff';
import { cityAtom } from '~/state/currentCity';
import { tariffContextOf, useSettings } from './useCapabilities';

/** The data that tariffs of the chosen city depend on. */
export const useTariffContext = (): TariffContext => tariffContextOf(useAtomValue(cityAtom), useSettings());
