import { parkingByCode } from '../../store/features';
import { hasZone } from '../../store/zones';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** Where a stay is paid for: always a zone, and the parking where it was named by its code. */
export interface ParkingPlace {
  zone: string;
  parkingCode?: string;
}

/** The place a request names. Throws NoZoneSelected, ZoneNotFound, CantFindParking (also for a parking that is closed now). */
export const readPlace = ({ world, city }: CallContext, { Zone, ParkingCode }: { Zone?: string; ParkingCode?: string }): ParkingPlace => {
  const [zone, code] = [Zone?.trim() ?? '', ParkingCode?.trim() ?? ''];
  if (code !== '') {
    const parking = parkingByCode(world.store, city.city, code);
    if (!parking?.zone || parking.is_inactive === 1 || (zone !== '' && zone !== parking.zone)) throw new Refusal('CantFindParking');
    return { zone: parking.zone, parkingCode: code };
  }
  if (zone === '') throw new Refusal('NoZoneSelected');
  if (!hasZone(world.store, city.city, zone)) throw new Refusal('ZoneNotFound');
  return { zone };
};
