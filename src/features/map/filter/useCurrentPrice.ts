import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { useZones } from '~/data/zones/useZones';
import { priceReader, type PriceNow } from '~/domain/map/mapPrice';
import type { Zone } from '~/domain/stay/zone';
import { minuteAtom } from '~/state/clock';

const noZones: readonly Zone[] = [];

/** Returns the reader of current prices for the objects of the chosen city's map. */
export const useCurrentPrice = (): PriceNow => {
  const now = useAtomValue(minuteAtom);
  const { timeZone, holidays } = useTariffContext();
  const paysByParking = useCapabilities()?.paysByParking ?? false;
  const zones = useZones().data ?? noZones;
  return useMemo(
    () => priceReader(zones, paysByParking, now, { timeZone, holidays }),
    [zones, paysByParking, now, timeZone, holidays],
  );
};
