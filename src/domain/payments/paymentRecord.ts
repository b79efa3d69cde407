import { attemptKinds, movesMoney, type Attempt } from './attempt';
import type { AttemptState } from './attempt.state';
import { minuteMs, type Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import { placeNumber, type PlaceRef } from '../stay/placeRef';
import { readUrl } from '../content/readUrl';

/**
 * Proofs: every payment of this device with the city's answer, and every attempt that failed with its time and its error, for an
 * appeal (`product.md`, "proof wallet", "outage log"). Nothing in them opens anything: no token, e-mail or password.
 */

/** What was wanted: a kind of attempt, a deed by SMS, or a payment form that was open while there was no network. */
export const proofKinds = [...attemptKinds, 'smsPay', 'smsExtend', 'smsEnd', 'offlineForm'] as const;
export type PaymentRecordKind = (typeof proofKinds)[number];

/** Why it did not come about, as far as the device knows. */
export type PaymentFailure =
  /** The city said no; `errorName` and `answer` say why. */
  | 'refused'
  /** Nothing was sent: there was no network. */
  | 'noNetwork'
  /** Sent, and the connection broke before an answer. */
  | 'lost'
  /** Sent, and no answer in time. */
  | 'timeout'
  /** Somebody else answered, such as the log-in page of a Wi-Fi. */
  | 'portal'
  /** The city's server failed. */
  | 'serverError'
  /** The city's server answered something that cannot be read. */
  | 'unreadable'
  /** The city's server asked to wait. */
  | 'busy'
  | 'expired'
  /** The page was closed before an answer. */
  | 'closed'
  /** No SMS came in reply, as the driver says. */
  | 'noReply';

/** `open`: not known yet. `link`: the city gave a way to pay, and whether it was paid is not known here. */
type PaymentRecordOutcome = 'open' | 'link' | 'done' | 'twice' | 'failed';

export interface PaymentRecord {
  id: string;
  city: string;
  kind: PaymentRecordKind;
  /** By the city's clock, as far as it was known. */
  sentAt: Instant;
  /** No answer had told the city's clock: the phone's own. */
  isPhoneTime?: boolean;
  answeredAt?: Instant;
  plate?: string;
  place?: PlaceRef;
  sum?: Kopecks;
  outcome: PaymentRecordOutcome;
  fault?: PaymentFailure;
  errorName?: string;
  /** The city's own words. */
  answer?: string;
  /** What the order at the provider is for. */
  toPay?: Kopecks;
  /** The order at the provider. */
  order?: string;
  sessionId?: string;
  /** When the city said that it has been paid, after the order. */
  confirmedAt?: Instant;
  /** The command of an SMS. */
  command?: string;
}

/** What an answer of the city, or its absence, tells a proof. */
export interface PaymentAnswer {
  failure?: PaymentFailure;
  errorName?: string;
  message?: string;
  toPay?: Kopecks;
  /** The address of the payment page. */
  page?: string;
}

/** With these it is not the city that has answered, or nobody has. */
const unanswered: readonly (PaymentFailure | undefined)[] = [
  'noNetwork',
  'lost',
  'timeout',
  'portal',
  'closed',
  'noReply',
];

/** Texts of a server may be of any length. */
const maxTextLength = 500;
const truncate = (text: string | undefined): string | undefined => text?.slice(0, maxTextLength);

/** What stands before anything is sent. */
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
 * The proof with what the city answered. How it ended is told by the attempt's state; that a page to pay on was given is said at
 * once, for this page may be left for it before anything else is kept.
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

/** The proof as the attempt stands now. A link is no payment, whatever came of asking for it. */
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

/** An order that the city says is paid, or does not say so any more. */
export const withPaid = (record: PaymentRecord, isPaid: boolean, at: Instant): PaymentRecord => {
  if (isPaid) return record.outcome === 'link' ? { ...record, outcome: 'done', confirmedAt: at } : record;
  return record.confirmedAt === undefined ? record : { ...record, outcome: 'link', confirmedAt: undefined };
};

/** Under which names providers put an order into an address. Anything else of it may be a secret. */
const orderNames = ['mdorder', 'orderid', 'order', 'ordernumber', 'invoiceid', 'invoice', 'billid', 'paymentid'];
const orderPattern = /^(?=.*\d)[\w-]{4,64}$/;

/** The order that a payment page is of; undefined where its address names none. */
export const orderOf = (address: string | undefined): string | undefined => {
  const url = address ? readUrl(address, 'https://order.invalid') : undefined;
  if (!url) return undefined;
  const named = [...url.searchParams].find(
    ([name, value]) => orderNames.includes(name.toLowerCase()) && orderPattern.test(value),
  );
  const last = url.pathname.split('/').at(-1) ?? '';
  return named?.[1] ?? (orderPattern.test(last) ? last : undefined);
};

/** The most that one keeps of a city: the oldest go first, one whose ending is not known never. */
export const maxRecords = 300;

/** The list with a proof in it, in the place of an earlier one of the same attempt. */
export const withRecord = (all: readonly PaymentRecord[], record: PaymentRecord): PaymentRecord[] => {
  const next = [...all.filter(({ id }) => id !== record.id), record];
  const settled = next.filter(({ outcome }) => outcome !== 'open').sort((one, other) => one.sentAt - other.sentAt);
  const dropped = new Set(settled.slice(0, Math.max(0, next.length - maxRecords)).map(({ id }) => id));
  return next.filter(({ id }) => !dropped.has(id));
};

/** Longer than any answer is waited for. */
const answerMs = minuteMs;
const linkKinds: readonly PaymentRecordKind[] = ['guestStart', 'refill', 'payDeferred'];

/** An asking for a link charges nothing and ends with its page: one that nobody waits for any more has had no answer. Where none is known of, it may have come as the page closed. */
export const asOfNow = (record: PaymentRecord, now: Instant): PaymentRecord =>
  record.outcome === 'open' && linkKinds.includes(record.kind) && Math.abs(now - record.sentAt) > answerMs
    ? { ...record, outcome: record.fault === undefined ? 'open' : 'failed', fault: record.fault ?? 'closed' }
    : record;

/** A form that is open without a network is noted once in so long. */
const formEveryMs = 5 * minuteMs;

/** Of these an attempt tells by itself that there was no network. */
const silences: readonly (PaymentFailure | undefined)[] = ['noNetwork', 'lost', 'timeout'];

/** What is not filled in contradicts nothing. */
const isCompatible = (recorded: string | undefined, filledIn: string | undefined): boolean =>
  recorded === undefined || filledIn === undefined || recorded === filledIn;

/** Notes that a payment form was open without a network, unless an attempt has told so; the car and the place may be filled in later. Another car, or another place, is another form. */
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

/** What went well is what the city has confirmed; a link is neither. */
const passes: Record<PaymentRecordFilter, (record: PaymentRecord) => boolean> = {
  all: () => true,
  done: ({ outcome }) => outcome === 'done' || outcome === 'twice',
  failed: ({ outcome, kind }) => outcome === 'failed' || (outcome === 'open' && !kind.startsWith('sms')),
};

/** Those that are asked for, the newest first. */
export const filterRecords = (all: readonly PaymentRecord[], filter: PaymentRecordFilter): PaymentRecord[] =>
  all.filter(passes[filter]).sort((one, other) => other.sentAt - one.sentAt);

/** What stands over a page of proofs: from when to when, and of which cars. */
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
