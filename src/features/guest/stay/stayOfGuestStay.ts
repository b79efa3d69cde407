import type { Stay } from '~/domain/stay/stay';
import type { GuestStay } from '~/state/payments/guestStays';

/** Converts a guest's stored stay to the shape that rings and cards use. */
export const stayOfGuestStay = ({ id, plate, zone, parkingCode, startsAt, endsAt, sum }: GuestStay): Stay => ({
  id,
  plate,
  zone,
  parkingCode,
  startsAt,
  endsAt,
  sum,
  status: 'active',
});
