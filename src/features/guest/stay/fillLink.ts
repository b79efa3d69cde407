import { inLanguage } from '~/i18n/inLanguage';
import type { GuestStay } from '~/state/payments/guestStays';

/** The way to the form with a stay's place, car and time; filled in even where the same link has been followed before. What the car is goes along with the tap. */
export const fillLink = ({ zone, parkingCode, plate, isForeign, category, durationMin }: GuestStay) =>
  ({
    to: '/{-$lng}/guest-payment',
    params: inLanguage,
    search: { zone: zone || undefined, parkingCode, plate, duration: String(durationMin) },
    state: { fill: crypto.randomUUID(), car: { isForeign, category } },
  }) as const;
