import type { VehicleAtPlace } from '../payments/attempt';
import { dayKey, minuteMs, type Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import { isSamePlate } from '../vehicle/plate';

/** A stay that the server knows. */
export interface Stay {
  /** Also the orderId. */
  id: string;
  /** The server's id for extending and cancelling the stay; if missing, `id` is used. */
  reservationId?: string;
  plate: string;
  zone: string;
  parkingCode?: string;
  startsAt: Instant;
  endsAt: Instant;
  /** True if the city names no end: the stay runs until it is ended, and `endsAt` is `openEnd`. */
  isOpenEnded?: true;
  status: 'active' | 'waiting';
  sum?: Kopecks;
  /** The price of a waiting pay-later stay. */
  amountToPay?: Kopecks;
}

/** The end of a stay without one: later than any other, and finite, so that it can be stored. */
export const openEnd: Instant = Date.UTC(9999, 0);

/** The `ReservationId` of calls about this stay. */
export const reservationIdOf = ({ id, reservationId }: Pick<Stay, 'id' | 'reservationId'>): string =>
  reservationId ?? id;

/** A running stay cannot be cancelled with less time left than this. */
const cancelLimitMs = 30 * minuteMs;
/** With this much time left or less, a stay "ends now". */
const endsNowMs = 15 * minuteMs;

/** Milliseconds left, never below zero. Computed from the end, never counted down. */
export const remainingMs = (stay: Stay, now: Instant): number => Math.max(0, stay.endsAt - now);

/** The share shown by the ring: 1 at the start, 0 at the end. */
export const remainingShare = (stay: Stay, now: Instant): number => {
  const whole = stay.endsAt - stay.startsAt;
  return whole > 0 ? Math.min(1, remainingMs(stay, now) / whole) : 0;
};

export const isRunning = (stay: Stay, now: Instant): boolean => stay.status === 'active' && stay.endsAt > now;

/** Running stays, the one that ends first on top. */
export const runningStays = (stays: readonly Stay[], now: Instant): Stay[] =>
  stays.filter((stay) => isRunning(stay, now)).sort((one, other) => one.endsAt - other.endsAt);

/**
 * The stays that count as current. Where stays are paid afterwards these are all active ones: the city ends them, not
 * their time (NOBAL-04).
 */
export const currentStays = (stays: readonly Stay[], now: Instant, paysAfterwards: boolean): Stay[] =>
  runningStays(stays, paysAfterwards ? -Infinity : now);

/** Unpaid stays, oldest first. */
export const unpaidStays = (stays: readonly Stay[]): Stay[] =>
  stays.filter(({ status }) => status === 'waiting').sort((one, other) => one.startsAt - other.startsAt);

/** The last moment at which stopping refunds money. */
export const refundDeadline = (stay: Stay): Instant => stay.endsAt - cancelLimitMs;

/** True if the stay can be cancelled: at least 30 minutes remain. */
export const canCancel = (stay: Stay, now: Instant): boolean =>
  stay.status === 'active' && remainingMs(stay, now) >= cancelLimitMs;

/**
 * About what stopping returns now, in whole roubles: the share of the price that its unused whole minutes are. Only the
 * city knows the exact sum. 0 if the price is unknown.
 */
export const estimatedRefund = (stay: Stay, now: Instant): Kopecks => {
  const [unused, bought] = [remainingMs(stay, now), stay.endsAt - stay.startsAt].map((ms) => Math.floor(ms / minuteMs));
  return unused && bought ? Math.floor(((stay.sum ?? 0) * Math.min(1, unused / bought)) / 100) * 100 : 0;
};

/** Selects one of the three texts about the end of a stay. */
export const endKind = (endsAt: Instant, now: Instant, timeZone: string): 'now' | 'today' | 'date' => {
  if (endsAt - now <= endsNowMs) return 'now';
  return dayKey(endsAt, timeZone) === dayKey(now, timeZone) ? 'today' : 'date';
};

/** The plates that count as parked: those with a stay that is neither waiting nor over. */
export const parkedPlates = (stays: readonly Stay[], now: Instant): string[] =>
  stays.filter((stay) => stay.status !== 'waiting' && stay.endsAt > now).map((stay) => stay.plate);

/** The urgency of a running stay, for its colour and its label. */
export const staySeverity = (stay: Stay, now: Instant): 'running' | 'ending' | 'over' => {
  const remaining = remainingMs(stay, now);
  if (remaining === 0) return 'over';
  return remaining <= endsNowMs ? 'ending' : 'running';
};

/**
 * True if the stay is at this place for this plate. The parking code decides if both have one, otherwise the zone. An
 * unknown zone never matches.
 */
export const isAtPlace = (stay: Stay, place: VehicleAtPlace): boolean =>
  isSamePlate(stay.plate, place.plate) &&
  (place.parkingCode && stay.parkingCode
    ? stay.parkingCode === place.parkingCode
    : stay.zone !== '' && stay.zone === place.zone);
