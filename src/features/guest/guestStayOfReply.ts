import { paymentPage } from '~/data/payments/paymentPage';
import type { PaymentReply } from '~/data/payments/paymentReply';
import { minuteMs } from '~/domain/time/cityTime';
import { kopecksFromRoubles, type Kopecks } from '~/domain/money/money';
import type { Zone } from '~/domain/stay/zone';
import type { StayTarget } from '~/components/stay-form/stay.form';
import { currentCity } from '~/state/currentCity';
import { serverTimeAtLeast } from '~/state/clock';
import type { GuestStay } from '~/state/payments/guestStays';

interface SentOrder extends StayTarget {
  place: Zone | undefined;
  /** As shown to the guest. */
  sum: Kopecks;
  /** The time of sending, by the device's clock. */
  sentMs: number;
}

/** A server's message may have any length. */
const maxServerMessageLength = 500;

/**
 * Returns the stay that a guest comes back to, or undefined if its page may not be opened or there is neither page nor
 * message. A message without a page explains another way to pay, such as a phone's account, and is a success too
 * (GUEST-06). The answer has the sum, but not the times. The stay cannot begin before the request, nor end before its
 * minutes are over.
 */
export const guestStayOfReply = (
  { RedirectURL, amountToPay, message }: PaymentReply,
  {
    plate,
    isForeign,
    category,
    zone,
    parkingCode,
    durationMin,
    startsAt: retroactiveStartsAt,
    place,
    sum,
    sentMs,
  }: SentOrder,
): GuestStay | undefined => {
  const page = paymentPage(RedirectURL);
  if (page === undefined && (RedirectURL || !message)) return undefined;
  const { city, timeZone } = currentCity();
  const startsAt = retroactiveStartsAt ?? serverTimeAtLeast(sentMs);
  return {
    id: crypto.randomUUID(),
    city,
    timeZone,
    zone: place?.number ?? zone ?? '',
    parkingCode,
    address: place?.address,
    plate,
    isForeign,
    category,
    durationMin,
    startsAt,
    endsAt: startsAt + durationMin * minuteMs,
    isPost: retroactiveStartsAt !== undefined,
    sum: amountToPay === undefined ? sum : kopecksFromRoubles(amountToPay),
    page,
    said: page === undefined ? message?.slice(0, maxServerMessageLength) : undefined,
    state: 'leaving',
  };
};
