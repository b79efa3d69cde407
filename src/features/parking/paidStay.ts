import type { Attempt } from '~/domain/payments/attempt';
import { minuteMs, type Instant } from '~/domain/time/cityTime';
import type { Kopecks } from '~/domain/money/money';
import type { PlaceRef } from '~/domain/stay/placeRef';
import { isSamePlate, isLikelyForeign, type VehicleCategory } from '~/domain/vehicle/plate';
import type { StayValues } from '~/components/stay-form/stay.form';

/** A stay that has just been paid: what the confirmation is about. */
export interface PaidStay {
  plate: string;
  isForeign: boolean;
  category?: VehicleCategory;
  place?: PlaceRef;
  address?: string;
  sum?: Kopecks;
  /** By what was sent; the profile's own times take their place when they are read. */
  from: Instant;
  to: Instant;
  /** Paid for afterwards. */
  isRetroactive: boolean;
  /** What the server had to say. */
  message?: string;
}

/** What the form knows beside the attempt's own record. */
export interface SentPayment {
  /** The reply led to a payment page: nothing is paid yet. */
  isRedirecting: boolean;
  message?: string;
  plate: string;
  isForeign: boolean;
  /** As the driver said where the city asked. */
  category?: VehicleCategory;
  address?: string;
  /** What stood in the form, where it was sent from one. */
  values?: StayValues;
}

/** The confirmation of the attempt that was paid: a tap may have met an earlier one of the same car and place, with another duration and sum. */
export const paidStay = ({ summary, sentAt, startsAt, durationMin = 0 }: Attempt, sent: SentPayment): PaidStay => {
  const plate = summary?.plate ?? sent.plate;
  const isOfForm = isSamePlate(plate, sent.plate);
  const from = startsAt ?? sentAt;
  return {
    plate,
    isForeign: isOfForm ? sent.isForeign : isLikelyForeign(plate),
    category: isOfForm ? sent.category : undefined,
    place: summary?.place,
    address: sent.address,
    sum: summary?.sum,
    from,
    to: from + durationMin * minuteMs,
    isRetroactive: startsAt !== undefined,
    message: sent.message,
  };
};
