import type { Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import type { KnownPlace, PlaceRef } from '../stay/placeRef';

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

/** Details of a payment, for the payer's own screens. */
export interface PaymentSummary {
  plate?: string;
  place?: PlaceRef;
  sum?: Kopecks;
  balanceBefore?: Kopecks;
}

/**
 * The record of an attempt, stored on the device before the payment is sent. After a lost response, a reload or a crash
 * it is compared with the server's state.
 */
export interface Attempt {
  id: string;
  city: string;
  kind: AttemptKind;
  /** The same at the account's next login. Never the token. */
  accountKey: string;
  /** The hash of everything that was sent. */
  payloadHash: string;
  /**
   * Must not be used by a second attempt of this kind at the same time. A hash of plate and place, a hash of a ticket,
   * or the id of a stay.
   */
  target: string;
  /** The server's time when the payment was sent. */
  sentAt: Instant;
  sessionId?: string;
  endsAtBefore?: Instant;
  /** When a retroactive stay began. */
  startsAt?: Instant;
  durationMin?: number;
  /**
   * For an extension: minutes requested afterwards for the same stay. An end that they moved is not due to this
   * attempt.
   */
  laterMin?: number;
  /**
   * How many payments for the same were made shortly before and are not otherwise explained. Their times do not
   * distinguish them from this attempt.
   */
  justMade?: number;
  /** The latest date of their results, because the city's clock may be ahead of its `Date` header. */
  justMadeUntil?: Instant;
  /** For a purchase: like `justMade`, for other things whose operations may look alike. */
  justMadeElse?: number;
  /**
   * How many payments were made earlier in the minute of the sending. A history without seconds does not distinguish
   * this attempt from them.
   */
  madeThisMinute?: number;
  /** The time up to which all stays of the account were known when the payment was sent. */
  knownAt?: Instant;
  /** For an extension: the end that was last read, if earlier extensions from this device must have moved it since. */
  endsAtRead?: Instant;
  /**
   * For kinds that can be paid repeatedly: when the same was paid for again. Results from then on are not due to this
   * attempt.
   */
  nextSentAts?: readonly Instant[];
  /** For a purchase: like `nextSentAts`, for other things whose operations may look alike. */
  nextElseSentAts?: readonly Instant[];
  /** Stays that were known before. None of them was made by this attempt. */
  knownSessionIds: string[];
  /** Operations that were known before and are dated near the sending, by `operationKey`. */
  knownLines?: readonly string[];
  /** When the server's ok arrived, by the clock of `sentAt`. */
  answeredAt?: Instant;
  /** Set while the city's own clock is used: the time of the sending by the earlier of the two clocks. */
  sentAtEarliest?: Instant;
  /** Only a link was requested, for a kind that can also be paid from the balance. It charges nothing. */
  isOnlyLink?: boolean;
  /**
   * An order that is paid from a phone's account. The operator's SMS may be on its way although the response was lost.
   */
  isPaidByPhone?: boolean;
  /**
   * The name of the server's refusal, which may be a duplicate refusal. Stored because later readings still need it to
   * look for another explanation.
   */
  refusedAs?: string;
  /** The server returned ok. Only the check for a second debit remains. */
  isAnsweredOk?: boolean;
  /** The payment was found twice, and the payer has not dismissed the notice yet. */
  isTwice?: boolean;
  /** Dropped when the driver logs out. */
  summary?: PaymentSummary;
}

const linkKinds: readonly AttemptKind[] = ['refill', 'guestStart', 'payDeferred'];

/**
 * True if the payment moves money on the server, or starts or ends something that is paid for. False if it only creates
 * a link to a payment page.
 */
export const movesMoney = ({ kind, isOnlyLink }: Pick<Attempt, 'kind' | 'isOnlyLink'>): boolean =>
  !linkKinds.includes(kind) && isOnlyLink !== true;

/** A vehicle and its place. */
export interface VehicleAtPlace extends KnownPlace {
  plate: string;
}

/** Returns the part of an open attempt that stays after its owner logs out: ids, hashes and times. */
export const reduceForLogout = ({ summary: _, ...rest }: Attempt): Attempt => rest;

/** Why nothing was sent at all, if no attempt shows it. */
export type NotSent = 'otherTab' | 'noAnswer' | 'priceChanged' | 'noPrice' | 'badPage' | 'paidByDriver';
