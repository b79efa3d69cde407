import { paymentPage } from '~/data/payments/paymentPage';
import { dayKey, type Instant } from '~/domain/time/cityTime';
import type { GuestStay } from '~/state/payments/guestStays';

/** The provider's page of this very order; undefined where it may not be opened, and once the stay is over: that is not paid for any more. */
export const orderPaymentPage = (
  { isPost: isRetroactive, startsAt, endsAt, timeZone, page }: GuestStay,
  now: Instant,
): string | undefined => {
  const isOver = isRetroactive ? dayKey(startsAt, timeZone) !== dayKey(now, timeZone) : endsAt <= now;
  return isOver ? undefined : paymentPage(page);
};
