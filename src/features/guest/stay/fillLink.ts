import { inLanguage } from '~/i18n/inLanguage';
import type { GuestStay } from '~/state/payments/guestStays';

/**
 * Returns the link to the form with the place, vehicle and time of a stay. A new `fill` fills the form in even if the
 * same link was followed before. The properties of the vehicle travel in the state.
 */
export const fillLink = ({ zone, parkingCode, plate, isForeign, category, durationMin }: GuestStay) =>
  ({
    to: '/{-$lng}/guest-payment',
    params: inLanguage,
    search: { zone: zone || undefined, parkingCode, plate, duration: String(durationMin) },
    state: { fill: crypto.randomUUID(), car: { isForeign, category } },
  }) as const;
