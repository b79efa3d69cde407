import type { Attempt } from '~/domain/payments/attempt';
import { minuteMs, type Instant } from '~/domain/time/cityTime';
import type { Kopecks } from '~/domain/money/money';
import type { PlaceRef } from '~/domain/stay/placeRef';
import { isSamePlate, isLikelyForeign, type VehicleCategory } from '~/domain/vehicle/plate';
import type { StayValues } from '~/components/stay-form/stay.form';

/** A stay that has just been paid, for the confirmation. */
export interface PaidStay {
  plate: string;
  isForeign: boolean;
  category?: VehicleCategory;
  place?: PlaceRef;
  address?: string;
  sum?: Kopecks;
  /** Calculated from what was sent; the profile's own times replace them once they are read. */
  from: Instant;
  to: Instant;
  /** True for a retroactive payment. */
  isRetroactive: boolean;
  /** The server's message. */
  message?: string;
}

/** What the form knows in addition to the attempt's record. */
export interface SentPayment {
  /** True if the reply led to a payment page, so nothing is paid yet. */
  isRedirecting: boolean;
  message?: string;
  plate: string;
  isForeign: boolean;
  /** Chosen by the driver, if the city requires it. */
  category?: VehicleCategory;
  address?: string;
  /** The values of the form, if it was sent from one. */
  values?: StayValues;
}

/**
 * Returns the confirmation of the paid attempt. A tap may have found an earlier attempt for the same vehicle and place,
 * with another duration and sum.
 */
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
