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
  /** As it was shown. */
  sum: Kopecks;
  /** When it was sent, by the device's clock. */
  sentMs: number;
}

/** Words of a server may be of any length. */
const maxServerMessageLength = 500;

/**
 * What a guest comes back to; undefined where the city's answer leads to a page that may not be opened. One without a page
 * that says how else it is paid, as from a phone's account, is a success as well (GUEST-06). The answer tells the
 * sum of the order, but not the times of the stay: it cannot begin before it was asked for, nor end before its minutes are over.
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
