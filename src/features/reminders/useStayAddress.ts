import { useAtomValue } from 'jotai';
import { useZones } from '~/data/zones/useZones';
import { placeNumber } from '~/domain/stay/placeRef';
import type { RemindedStay } from '~/domain/stay/reminder';
import { findZone } from '~/domain/stay/zone';
import { cityGuestStaysAtom } from '~/state/payments/guestStays';

/**
 * Returns the address of a stay, as far as the device knows it. A guest's was stored with the stay, a driver's is that
 * of the zone or parking.
 */
export const useStayAddress = ({ id, place: named }: RemindedStay): string | undefined => {
  const storedAddress = useAtomValue(cityGuestStaysAtom).find((stay) => stay.id === id)?.address;
  const zones = useZones().data ?? [];
  const place = placeNumber(named);
  return (
    storedAddress ||
    (zones.find(({ parkingCode }) => parkingCode === place) ?? findZone(zones, place))?.address ||
    undefined
  );
};
