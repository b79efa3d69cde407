import type { Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import type { KnownPlace, PlaceRef } from '../stay/placeRef';
import { normalisePlate } from '../vehicle/plate';

/** Every kind of payment that has a record. */
export const attemptKinds = [
  'start',
  'renew',
  'cancel',
  'refill',
  'guestStart',
  'subscribe',
  'planar',
  'startDeferred',
  'endDeferred',
  'payDeferred',
] as const;
export type AttemptKind = (typeof attemptKinds)[number];

/** What the payer's own screens show of a payment. */
export interface PaymentSummary {
  plate?: string;
  place?: PlaceRef;
  sum?: Kopecks;
  balanceBefore?: Kopecks;
}

/**
 * The attempt record: what stands on the device before a payment is sent, so that a lost answer, a reload or a crash
 * can be judged afterwards by what the server knows (`reliability.md`, section 4).
 */
export interface Attempt {
  id: string;
  city: string;
  kind: AttemptKind;
  /** Same at the account's next login; never the token. */
  accountKey: string;
  /** Hash of everything that was sent. */
  payloadHash: string;
  /** What a second attempt of this kind may not touch meanwhile: a hash of plate and place or of a ticket, or a session id. */
  target: string;
  /** The server's time at sending. */
  sentAt: Instant;
  sessionId?: string;
  endsAtBefore?: Instant;
  /** Of a stay that is paid for afterwards: when it began. */
  startsAt?: Instant;
  durationMin?: number;
  /** Of an extension: minutes that were asked for after it, of the same stay. An end that they moved is not its doing. */
  laterMin?: number;
  /** So many for the same were made shortly before, and nothing else accounts for them: by their times they cannot be told from its own. */
  justMade?: number;
  /** What they made is dated by then: the city's clock may be ahead of its Date header. */
  justMadeUntil?: Instant;
  /** Of what is bought: the same of others, whose lines may look alike. */
  justMadeElse?: number;
  /** So many were made earlier in the minute of the sending, that it cannot be told from in a history without seconds. */
  madeThisMinute?: number;
  /** Until when every stay of the account was known as it was sent. */
  knownAt?: Instant;
  /** Of an extension: the end that was last read, where by what was done here it must be later by now. */
  endsAtRead?: Instant;
  /** When the same was paid for anew, of a kind that may be, each time: what is found from then on is not its doing. */
  nextSentAts?: readonly Instant[];
  /** Of what is bought: the same of something else, whose lines may look alike. */
  nextElseSentAts?: readonly Instant[];
  /** Sessions that were known before: none of them is what this attempt made. */
  knownSessionIds: string[];
  /** Lines of the history that were known before and are dated near the sending, by `operationKey`. */
  knownLines?: readonly string[];
  /** When the server's ok arrived, by the clock of `sentAt`. */
  answeredAt?: Instant;
  /** While it is judged by the city's own clock: the sending by the earlier one of the two clocks. */
  sentAtEarliest?: Instant;
  /** Of a kind that may be paid from the balance only a link was asked for: it charges nothing. */
  isOnlyLink?: boolean;
  /** An order that is paid from a phone's account: though its answer was lost, the operator's SMS may be on its way. */
  isPaidByPhone?: boolean;
  /** The server refused it by this name, which may be the echo of its own success: what explains the refusal otherwise still does later. */
  refusedAs?: string;
  /** The server said ok; only the look for a second debit is still owed. */
  isAnsweredOk?: boolean;
  /** It was found done twice, and whoever paid has not put that aside yet. */
  isTwice?: boolean;
  /** Dropped when the driver logs out. */
  summary?: PaymentSummary;
}

const linkKinds: readonly AttemptKind[] = ['refill', 'guestStart', 'payDeferred'];

/** Does it move money at the server, or begin or end what is paid for? Or does it only make a link to a page where something may be paid? */
export const movesMoney = ({ kind, isOnlyLink }: Pick<Attempt, 'kind' | 'isOnlyLink'>): boolean =>
  !linkKinds.includes(kind) && isOnlyLink !== true;

/** Two attempts that must not be open together. */
export const isSameTarget = (
  one: Pick<Attempt, 'kind' | 'target' | 'city'>,
  other: Pick<Attempt, 'kind' | 'target' | 'city'>,
): boolean => one.city === other.city && one.kind === other.kind && one.target === other.target;

/** A car and where it stands. */
export interface VehicleAtPlace extends KnownPlace {
  plate: string;
}

/** The text whose hash is the target of a start: the car and the place, whatever the duration. */
export const targetText = ({ plate, zone, parkingCode }: VehicleAtPlace): string =>
  `${normalisePlate(plate)}@${parkingCode ? `code:${parkingCode}` : `zone:${zone ?? ''}`}`;

/** Every target text under which a stay may have been started: by its parking code or by its zone. */
export const targetTexts = ({ plate, zone, parkingCode }: VehicleAtPlace): string[] => [
  targetText({ plate, zone }),
  ...(parkingCode ? [targetText({ plate, parkingCode })] : []),
];

/** What stays of an open attempt when its owner logs out: ids, hashes and times. */
export const reduceForLogout = ({ summary: _, ...rest }: Attempt): Attempt => rest;

/** Why nothing was sent at all, where no attempt tells. */
export type NotSent = 'otherTab' | 'noAnswer' | 'priceChanged' | 'noPrice' | 'badPage' | 'paidByDriver';
