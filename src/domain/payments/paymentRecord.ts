import { attemptKinds, movesMoney, type Attempt } from './attempt';
import type { AttemptState } from './attempt.state';
import { minuteMs, type Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import { placeNumber, type PlaceRef } from '../stay/placeRef';
import { readUrl } from '../content/readUrl';

/**
 * Payment records: every payment of this device with the city's answer, and every failed attempt with its time and
 * error, for an appeal. They grant no access: no token, e-mail or password.
 */

/** The intention: a kind of attempt, an action by SMS, or a payment that was wanted and could not be tried. */
export const paymentRecordKinds = [...attemptKinds, 'smsPay', 'smsExtend', 'smsEnd', 'offlineForm'] as const;
export type PaymentRecordKind = (typeof paymentRecordKinds)[number];

/** Why the payment failed, as far as the device knows. */
export type PaymentFailure =
  /** The city refused; `errorName` and `answer` give the reason. */
  | 'refused'
  /** Nothing was sent, because there was no network. */
  | 'noNetwork'
  /** Nothing was sent, because the city's server had not answered before. */
  | 'silent'
  /** Sent, but the connection broke before a response. */
  | 'lost'
  /** Sent, but there was no response in time. */
  | 'timeout'
  /** The response came from another server, such as the login page of a Wi-Fi. */
  | 'portal'
  /** The city's server failed. */
  | 'serverError'
  /** The response of the city's server was unreadable. */
  | 'unreadable'
  /** The city's server was busy. */
  | 'busy'
  | 'expired'
  /** The page was closed before a response. */
  | 'closed'
  /** No SMS reply, as reported by the driver. */
  | 'noReply';

/** `open`: not known yet. `link`: the city issued a payment link, and whether it was paid is unknown here. */
type PaymentRecordOutcome = 'open' | 'link' | 'done' | 'twice' | 'failed';

export interface PaymentRecord {
  id: string;
  city: string;
  kind: PaymentRecordKind;
  /** By the city's clock, as far as it was known. */
  sentAt: Instant;
  /** The time is the phone's own, because no response had shown the city's clock yet. */
  isPhoneTime?: boolean;
  answeredAt?: Instant;
  plate?: string;
  place?: PlaceRef;
  sum?: Kopecks;
  outcome: PaymentRecordOutcome;
  fault?: PaymentFailure;
  errorName?: string;
  /** The city's own text. */
  answer?: string;
  /** The amount of the provider's order. */
  toPay?: Kopecks;
  /** The provider's order number. */
  order?: string;
  sessionId?: string;
  /** When the city confirmed that the order is paid. */
  confirmedAt?: Instant;
  /** The SMS command. */
  command?: string;
}

/** The part of a response, or of its absence, that a payment record stores. */
export interface PaymentAnswer {
  failure?: PaymentFailure;
  errorName?: string;
  message?: string;
  toPay?: Kopecks;
  /** The address of the payment page. */
  page?: string;
}

/** Failures without a response from the city. */
const unanswered: readonly (PaymentFailure | undefined)[] = [
  'noNetwork',
  'silent',
  'lost',
  'timeout',
  'portal',
  'closed',
  'noReply',
];

/** Texts from a server may have any length. */
const maxTextLength = 500;
const truncate = (text: string | undefined): string | undefined => text?.slice(0, maxTextLength);

/** Returns the record that is stored before anything is sent. */
export const paymentRecordOf = (attempt: Attempt, isPhoneTime: boolean): PaymentRecord => {
  const { id, city, kind, sentAt, sessionId, summary } = attempt;
  return {
    id,
    city,
    kind,
    sentAt,
    ...(isPhoneTime ? { isPhoneTime } : {}),
    plate: summary?.plate,
    place: summary?.place,
    sum: summary?.sum,
    sessionId,
    outcome: 'open',
  };
};

/**
 * Returns the record with the city's response. The attempt's state determines the outcome. Only a payment page is
 * recorded at once, because the app may be left for it before anything else is stored.
 */
export const withAnswer = (
  record: PaymentRecord,
  { failure, errorName, message, toPay, page }: PaymentAnswer,
  at: Instant,
): PaymentRecord => ({
  ...record,
  answeredAt: unanswered.includes(failure) ? undefined : at,
  fault: failure,
  errorName,
  answer: truncate(message),
  toPay,
  order: orderOf(page) ?? record.order,
  outcome: page && failure === undefined && record.outcome === 'open' ? 'link' : record.outcome,
});

/** Returns the record with the attempt's current state. A link is no payment, whatever its request returned. */
export const withState = (
  record: PaymentRecord,
  attempt: Pick<Attempt, 'kind' | 'isOnlyLink'>,
  state: AttemptState,
): PaymentRecord => {
  switch (state.phase) {
    case 'done':
      return {
        ...record,
        outcome: movesMoney(attempt) ? 'done' : record.outcome === 'done' ? 'done' : 'link',
        fault: undefined,
        errorName: undefined,
      };
    case 'doneTwice':
      return { ...record, outcome: 'twice', fault: undefined, errorName: undefined };
    case 'refused':
      return {
        ...record,
        outcome: 'failed',
        fault: 'refused',
        errorName: state.errorName,
        answer: truncate(state.message) ?? record.answer,
      };
    case 'busy':
      return { ...record, outcome: 'failed', fault: 'busy' };
    case 'offline':
      return { ...record, outcome: 'failed', fault: 'noNetwork' };
    case 'notDone':
      return { ...record, outcome: 'failed', fault: record.fault ?? 'closed' };
    case 'sending':
    case 'checking':
    case 'notKnown':
      return { ...record, outcome: 'open' };
  }
};

/** Applies the city's report that an order is paid, or no longer reported as paid. */
export const withPaid = (record: PaymentRecord, isPaid: boolean, at: Instant): PaymentRecord => {
  if (isPaid) return record.outcome === 'link' ? { ...record, outcome: 'done', confirmedAt: at } : record;
  return record.confirmedAt === undefined ? record : { ...record, outcome: 'link', confirmedAt: undefined };
};

/** Parameter names that providers use for an order in an address. All other parameters may be secret. */
const orderNames = ['mdorder', 'orderid', 'order', 'ordernumber', 'invoiceid', 'invoice', 'billid', 'paymentid'];
const orderPattern = /^(?=.*\d)[\w-]{4,64}$/;

/** Returns the order number in the address of a payment page; undefined if there is none. */
export const orderOf = (address: string | undefined): string | undefined => {
  const url = address ? readUrl(address, 'https://order.invalid') : undefined;
  if (!url) return undefined;
  const named = [...url.searchParams].find(
    ([name, value]) => orderNames.includes(name.toLowerCase()) && orderPattern.test(value),
  );
  const last = url.pathname.split('/').at(-1) ?? '';
  return named?.[1] ?? (orderPattern.test(last) ? last : undefined);
};

/** The maximum number of records of a city. The oldest are dropped first, but never one with an open ending. */
export const maxRecords = 300;

/** Adds a record to the list and replaces an earlier one of the same attempt. */
export const withRecord = (all: readonly PaymentRecord[], record: PaymentRecord): PaymentRecord[] => {
  const next = [...all.filter(({ id }) => id !== record.id), record];
  const settled = next.filter(({ outcome }) => outcome !== 'open').sort((one, other) => one.sentAt - other.sentAt);
  const dropped = new Set(settled.slice(0, Math.max(0, next.length - maxRecords)).map(({ id }) => id));
  return next.filter(({ id }) => !dropped.has(id));
};

/** Longer than any response is awaited. */
const answerMs = minuteMs;
const linkKinds: readonly PaymentRecordKind[] = ['guestStart', 'refill', 'payDeferred'];

/**
 * A link request charges nothing and ends with its page. One that is no longer awaited has failed if a failure is
 * known. Otherwise it stays open, because the response may have arrived as the page closed.
 */
export const asOfNow = (record: PaymentRecord, now: Instant): PaymentRecord =>
  record.outcome === 'open' && linkKinds.includes(record.kind) && Math.abs(now - record.sentAt) > answerMs
    ? { ...record, outcome: record.fault === undefined ? 'open' : 'failed', fault: record.fault ?? 'closed' }
    : record;

/** The shortest interval between two records of the same payment that could not be tried. */
const formEveryMs = 5 * minuteMs;

/** With these failures an attempt already records that the city could not be reached. */
const silences: readonly (PaymentFailure | undefined)[] = ['noNetwork', 'silent', 'lost', 'timeout', 'portal'];

/** A missing value contradicts nothing. */
const isCompatible = (recorded: string | undefined, filledIn: string | undefined): boolean =>
  recorded === undefined || filledIn === undefined || recorded === filledIn;

/**
 * Records a payment that was wanted and could not be tried, unless an attempt already shows it. Vehicle and place can
 * be filled in later. Another vehicle or place is another payment.
 */
export const withOfflineForm = (all: readonly PaymentRecord[], form: PaymentRecord): PaymentRecord[] => {
  const recent = all.filter(
    ({ fault, sentAt }) => silences.includes(fault) && Math.abs(form.sentAt - sentAt) < formEveryMs,
  );
  const last = recent.at(-1);
  if (last && last.kind !== 'offlineForm') return [...all];
  const numberOf = ({ place }: PaymentRecord): string | undefined => place && placeNumber(place);
  const same = recent.findLast(
    (one) =>
      one.kind === 'offlineForm' && isCompatible(one.plate, form.plate) && isCompatible(numberOf(one), numberOf(form)),
  );
  if (!same) return withRecord(all, form);
  return all.map((one) =>
    one === same ? { ...same, plate: same.plate ?? form.plate, place: same.place ?? form.place } : one,
  );
};

export type PaymentRecordFilter = 'all' | 'done' | 'failed';

/** `done` covers confirmed payments. A link is neither done nor failed. */
const passes: Record<PaymentRecordFilter, (record: PaymentRecord) => boolean> = {
  all: () => true,
  done: ({ outcome }) => outcome === 'done' || outcome === 'twice',
  failed: ({ outcome, kind }) => outcome === 'failed' || (outcome === 'open' && !kind.startsWith('sms')),
};

/** Returns the selected records, newest first. */
export const filterRecords = (all: readonly PaymentRecord[], filter: PaymentRecordFilter): PaymentRecord[] =>
  all.filter(passes[filter]).sort((one, other) => other.sentAt - one.sentAt);

/** The header of a page of records: the time span and the plates. */
export const recordsSpan = (
  records: readonly PaymentRecord[],
): { from: Instant; to: Instant; plates: string[] } | undefined => {
  const times = records.map(({ sentAt }) => sentAt);
  return times.length === 0
    ? undefined
    : {
        from: Math.min(...times),
        to: Math.max(...times),
        plates: [...new Set(records.flatMap(({ plate }) => plate ?? []))].sort(),
      };
};
