import { parkingByCode } from '../../store/stays/features';
import { hasZone } from '../../store/stays/zones';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** The place of a paid stay: always a zone, and the parking if it was named by its code. */
export interface ParkingPlace {
  zone: string;
  parkingCode?: string;
}

/** A zone of the neighbouring district. It appears on signs at the city's edge, and no city lists it. */
const neighbouringZone = '9999';

/**
 * Returns the place that a request names. Throws NoZoneSelected, ZoneNotFound, NotInCity. Throws CantFindLocation if
 * the parking lies in no zone, and CantFindParking if it is unknown, closed or in another zone.
 */
export const readPlace = (
  { server, city }: CallContext,
  { Zone, ParkingCode }: { Zone?: string; ParkingCode?: string },
): ParkingPlace => {
  const [zone, code] = [Zone?.trim() ?? '', ParkingCode?.trim() ?? ''];
  if (code !== '') {
    const parking = parkingByCode(server.store, city.city, code);
    if (!parking || parking.is_inactive === 1) throw new Refusal('CantFindParking');
    if (!parking.zone) throw new Refusal('CantFindLocation');
    if (zone !== '' && zone !== parking.zone) throw new Refusal('CantFindParking');
    return { zone: parking.zone, parkingCode: code };
  }
  if (zone === '') throw new Refusal('NoZoneSelected');
  if (!hasZone(server.store, city.city, zone))
    throw new Refusal(zone === neighbouringZone ? 'NotInCity' : 'ZoneNotFound');
  return { zone };
};
