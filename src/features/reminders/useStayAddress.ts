import { useAtomValue } from 'jotai';
import { useZones } from '~/data/zones/useZones';
import { placeNumber } from '~/domain/placeRef';
import type { RemindedStay } from '~/domain/reminder';
import { findZone } from '~/domain/zone';
import { cityStaysAtom } from '~/state/stays';

/** Where a stay is, as far as the device knows: a guest's was kept with it, a driver's is that of the zone or of the parking. */
export const useStayAddress = ({ id, place: named }: RemindedStay): string | undefined => {
  const kept = useAtomValue(cityStaysAtom).find((stay) => stay.id === id)?.address;
  const zones = useZones().data ?? [];
  const place = placeNumber(named);
  return kept || (zones.find(({ parkingCode }) => parkingCode === place) ?? findZone(zones, place))?.address || undefined;
};
