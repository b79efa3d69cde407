import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { optionsQuery } from '~/data/options/optionsQuery';
import type { Options } from '~/domain/content/options';
import { cityAtom } from '~/state/currentCity';

/** Returns the options of the chosen city, cached or fresh. */
export const useOptions = (): Options | undefined => {
  const city = useAtomValue(cityAtom);
  return useQuery({ ...optionsQuery(city?.city ?? ''), enabled: city !== undefined }).data;
};
