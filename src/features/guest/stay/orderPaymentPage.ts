import { paymentPage } from '~/data/payments/paymentPage';
import { dayKey, type Instant } from '~/domain/time/cityTime';
import type { GuestStay } from '~/state/payments/guestStays';

/**
 * Returns the provider's page of this order. Undefined if it may not be opened, or if the stay is over and can no
 * longer be paid.
 */
export const orderPaymentPage = (
  { isPost: isRetroactive, startsAt, endsAt, timeZone, page }: GuestStay,
  now: Instant,
): string | undefined => {
  const isOver = isRetroactive ? dayKey(startsAt, timeZone) !== dayKey(now, timeZone) : endsAt <= now;
  return isOver ? undefined : paymentPage(page);
};
