import { placeNumber } from '~/domain/stay/placeRef';
import type { StayTarget } from '~/components/stay-form/stay.form';
import { serverNow } from '~/state/clock';
import { cityGuestStaysAtom, type GuestStay } from '~/state/payments/guestStays';
import { store } from '~/state/store';

/**
 * Returns a stay of this vehicle at this place that may be paid already: its payment page was opened, and the city has
 * not confirmed it yet. Undefined if there is none, or if its time is over.
 */
export const perhapsPaidStay = ({ plate, startsAt, ...place }: StayTarget): GuestStay | undefined =>
  store
    .get(cityGuestStaysAtom)
    .findLast(
      (one) =>
        one.state === 'leaving' &&
        !one.isUnopened &&
        one.plate === plate &&
        placeNumber(one) === placeNumber(place) &&
        one.endsAt > (startsAt ?? serverNow()),
    );
