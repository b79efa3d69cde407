import type { VehicleAtPlace } from '../payments/attempt';
import { dayKey, minuteMs, type Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import { isSamePlate } from '../vehicle/plate';

/** A stay that the server knows (document 1, section 3; document 2, section 3). */
export interface Stay {
  /** Also the orderId. */
  id: string;
  /** What the server calls the stay when it is extended or cancelled; where it says nothing, the id. */
  reservationId?: string;
  plate: string;
  zone: string;
  parkingCode?: string;
  startsAt: Instant;
  endsAt: Instant;
  status: 'active' | 'waiting';
  sum?: Kopecks;
  /** What a waiting (deferred) stay costs. */
  amountToPay?: Kopecks;
}

/** The ReservationId of a call about this stay. */
export const reservationIdOf = ({ id, reservationId }: Pick<Stay, 'id' | 'reservationId'>): string =>
  reservationId ?? id;

/** A running stay cannot be cancelled with less than this left (document 1, section 9). */
const cancelLimitMs = 30 * minuteMs;
/** With this or less left a stay "ends now". */
const endsNowMs = 15 * minuteMs;

/** Milliseconds left, never below zero; computed from the end, never counted down. */
export const remainingMs = (stay: Stay, now: Instant): number => Math.max(0, stay.endsAt - now);

/** 1 at the start, 0 at the end: what the ring shows. */
export const remainingShare = (stay: Stay, now: Instant): number => {
  const whole = stay.endsAt - stay.startsAt;
  return whole > 0 ? Math.min(1, remainingMs(stay, now) / whole) : 0;
};

export const isRunning = (stay: Stay, now: Instant): boolean => stay.status === 'active' && stay.endsAt > now;

/** Running stays, the one that ends first on top. */
export const runningStays = (stays: readonly Stay[], now: Instant): Stay[] =>
  stays.filter((stay) => isRunning(stay, now)).sort((one, other) => one.endsAt - other.endsAt);

/** Stays that wait to be paid for, the oldest debt on top (document 2, section 4). */
export const unpaidStays = (stays: readonly Stay[]): Stay[] =>
  stays.filter(({ status }) => status === 'waiting').sort((one, other) => one.startsAt - other.startsAt);

/** The last moment at which stopping still brings money back. */
export const refundDeadline = (stay: Stay): Instant => stay.endsAt - cancelLimitMs;

/** May the stay be cancelled? Impossible when less than 30 minutes remain (document 1, section 9). */
export const canCancel = (stay: Stay, now: Instant): boolean =>
  stay.status === 'active' && remainingMs(stay, now) >= cancelLimitMs;

/** Which of the three end texts applies (document 1, section 4). */
export const endKind = (endsAt: Instant, now: Instant, timeZone: string): 'now' | 'today' | 'date' => {
  if (endsAt - now <= endsNowMs) return 'now';
  return dayKey(endsAt, timeZone) === dayKey(now, timeZone) ? 'today' : 'date';
};

/** Plates with a stay that is not waiting and not over: they count as parked (document 2, section 4). */
export const parkedPlates = (stays: readonly Stay[], now: Instant): string[] =>
  stays.filter((stay) => stay.status !== 'waiting' && stay.endsAt > now).map((stay) => stay.plate);

/** How urgent a running stay is: drives its colour and its word. */
export const staySeverity = (stay: Stay, now: Instant): 'running' | 'ending' | 'over' => {
  const remaining = remainingMs(stay, now);
  if (remaining === 0) return 'over';
  return remaining <= endsNowMs ? 'ending' : 'running';
};

/** Is this stay at this place for this plate? The parking code decides where both have one, else the zone; an unknown zone is no place. */
export const isAtPlace = (stay: Stay, place: VehicleAtPlace): boolean =>
  isSamePlate(stay.plate, place.plate) &&
  (place.parkingCode && stay.parkingCode
    ? stay.parkingCode === place.parkingCode
    : stay.zone !== '' && stay.zone === place.zone);
