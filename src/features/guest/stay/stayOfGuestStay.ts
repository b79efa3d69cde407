import type { Stay } from '~/domain/stay/stay';
import type { GuestStay } from '~/state/payments/guestStays';

/** A guest's kept stay in the shape that rings and cards are drawn from. */
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
