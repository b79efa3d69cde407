import type { CarAtPlace } from './attempt';
import { dayKey, minuteMs, type Instant } from './cityTime';
import type { Kopecks } from './money';
import { isSamePlate } from './plate';

/** A stay that the server knows (document 1, section 3; document 2, section 3). */
export interface ParkingSession {
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
export const reservationOf = ({ id, reservationId }: Pick<ParkingSession, 'id' | 'reservationId'>): string => reservationId ?? id;

/** A running stay cannot be cancelled with less than this left (document 1, section 9). */
const cancelLimitMs = 30 * minuteMs;
/** With this or less left a stay "ends now". */
const endsNowMs = 15 * minuteMs;

/** Milliseconds left, never below zero; computed from the end, never counted down. */
export const timeLeftMs = (session: ParkingSession, now: Instant): number => Math.max(0, session.endsAt - now);

/** 1 at the start, 0 at the end: what the ring shows. */
export const leftShare = (session: ParkingSession, now: Instant): number => {
  const whole = session.endsAt - session.startsAt;
  return whole > 0 ? Math.min(1, timeLeftMs(session, now) / whole) : 0;
};

export const isRunning = (session: ParkingSession, now: Instant): boolean => session.status === 'active' && session.endsAt > now;

/** Running stays, the one that ends first on top. */
export const runningSessions = (sessions: readonly ParkingSession[], now: Instant): ParkingSession[] =>
  sessions.filter((session) => isRunning(session, now)).sort((one, other) => one.endsAt - other.endsAt);

/** Stays that wait to be paid for, the oldest debt on top (document 2, section 4). */
export const waitingSessions = (sessions: readonly ParkingSession[]): ParkingSession[] =>
  sessions.filter(({ status }) => status === 'waiting').sort((one, other) => one.startsAt - other.startsAt);

/** The last moment at which stopping still brings money back. */
export const moneyDeadline = (session: ParkingSession): Instant => session.endsAt - cancelLimitMs;

/** May the stay be cancelled? Impossible when less than 30 minutes remain (document 1, section 9). */
export const canCancel = (session: ParkingSession, now: Instant): boolean => session.status === 'active' && timeLeftMs(session, now) >= cancelLimitMs;

/** Which of the three end texts applies (document 1, section 4). */
export const endKind = (endsAt: Instant, now: Instant, timeZone: string): 'now' | 'today' | 'date' => {
  if (endsAt - now <= endsNowMs) return 'now';
  return dayKey(endsAt, timeZone) === dayKey(now, timeZone) ? 'today' : 'date';
};

/** Plates with a stay that is not waiting and not over: they count as parked (document 2, section 4). */
export const parkedPlates = (sessions: readonly ParkingSession[], now: Instant): string[] =>
  sessions.filter((session) => session.status !== 'waiting' && session.endsAt > now).map((session) => session.plate);

/** How urgent a running stay is: drives its colour and its word. */
export const sessionMood = (session: ParkingSession, now: Instant): 'running' | 'ending' | 'over' => {
  const left = timeLeftMs(session, now);
  if (left === 0) return 'over';
  return left <= endsNowMs ? 'ending' : 'running';
};

/** Is this stay at this place for this plate? The parking code decides where both have one, else the zone; an unknown zone is no place. */
export const isAtPlace = (session: ParkingSession, place: CarAtPlace): boolean =>
  isSamePlate(session.plate, place.plate) &&
  (place.parkingCode && session.parkingCode ? session.parkingCode === place.parkingCode : session.zone !== '' && session.zone === place.zone);
