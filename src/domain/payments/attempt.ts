import type { Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import type { KnownPlace, PlaceRef } from '../stay/placeRef';

/** Every kind of payment that has a record, with the fields that not all kinds have. */
const kindFields = {
  start: ['startsAt', 'durationMin'],
  renew: ['sessionId', 'endsAtBefore', 'endsAtRead', 'durationMin', 'laterMin'],
  cancel: ['sessionId', 'endsAtBefore'],
  refill: [],
  guestStart: ['startsAt', 'durationMin', 'isPaidByPhone'],
  subscribe: [],
  planar: [],
  startDeferred: ['startsAt', 'durationMin'],
  endDeferred: ['sessionId'],
  payDeferred: ['sessionId'],
} as const satisfies Record<string, readonly (keyof KindFields)[]>;
export type AttemptKind = keyof typeof kindFields;
export const attemptKinds = Object.keys(kindFields) as AttemptKind[];

/** Details of a payment, for the payer's own screens. */
export interface PaymentSummary {
  plate?: string;
  place?: PlaceRef;
  sum?: Kopecks;
  balanceBefore?: Kopecks;
}

interface KindFields {
  /** The stay that it is about. */
  sessionId: string;
  /** When a retroactive stay began. */
  startsAt: Instant;
  durationMin: number;
  /** The end of that stay, as it was known before. */
  endsAtBefore: Instant;
  /** The end that was last read, where by what was done here it must be later by now. */
  endsAtRead: Instant;
  /** Minutes that were asked for after it, of the same stay. An end that they moved is not its doing. */
  laterMin: number;
  /**
   * An order that is paid from a phone's account. The operator's SMS may be on its way although the response was lost.
   */
  isPaidByPhone: boolean;
}

interface CommonFields {
  id: string;
  city: string;
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

/** A record with the fields of any kind. */
export type AttemptFields = CommonFields & Partial<KindFields> & { kind: AttemptKind };

type FieldOf<Kind extends AttemptKind> = (typeof kindFields)[Kind][number];
type OtherFieldOf<Kind extends AttemptKind> = Exclude<keyof KindFields, FieldOf<Kind>>;
/** The record of one kind: fields of other kinds are undefined. */
export type AttemptOf<Kind extends AttemptKind> = CommonFields & { kind: Kind } & Partial<
    Pick<KindFields, FieldOf<Kind>> & Record<OtherFieldOf<Kind>, undefined>
  >;

/**
 * The record of an attempt, stored on the device before the payment is sent. After a lost response, a reload or a crash
 * it is compared with the server's state.
 */
export type Attempt = { [Kind in AttemptKind]: AttemptOf<Kind> }[AttemptKind];

const allKindFields: readonly string[] = Object.values(kindFields).flat();

/** Returns the fields of a record without those that only other kinds have. */
export const ownFields = <Fields extends { kind: AttemptKind }>(fields: Fields): Fields => {
  const own: readonly string[] = kindFields[fields.kind];
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => own.includes(name) || !allKindFields.includes(name)),
  ) as Fields;
};
/** The same, as the record of its kind. */
export const attemptOf = (fields: AttemptFields): Attempt => ownFields(fields) as Attempt;

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
export type NotSent = 'otherTab' | 'noAnswer' | 'priceChanged' | 'noPrice' | 'badPage' | 'paidByDriver' | 'perhapsPaid';
