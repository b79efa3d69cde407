import type { ParkingSession } from '~/domain/session';
import type { GuestStay } from '~/state/stays';

/** A guest's kept stay in the shape that rings and cards are drawn from. */
export const sessionOfStay = ({ id, plate, zone, parkingCode, startsAt, endsAt, sum }: GuestStay): ParkingSession => ({
  id,
  plate,
  zone,
  parkingCode,
  startsAt,
  endsAt,
  sum,
  status: 'active',
});
