import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { optionsQuery } from '~/data/options/optionsQuery';
import type { Options } from '~/domain/content/options';
import { cityAtom } from '~/state/currentCity';

/** The options of the chosen city, kept or fresh. */
export const useOptions = (): Options | undefined => {
  const city = useAtomValue(cityAtom);
  return useQuery({ ...optionsQuery(city?.city ?? ''), enabled: city !== undefined }).data;
};
