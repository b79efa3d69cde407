import { activeSpans } from '../../rules/permitUse';
import type { Discount } from '../../rules/discount';
import type { PermitType } from '../../rules/permitTerms';
import { plateKey } from '../../rules/plateKey';
import { addPermitPlate, beginPause, changesOf, endPause } from './permitChanges';
import type { Store } from '../Store';

/** Stands for any zone or any vehicle. */
export const any = '#';

/** A permit of an account: a bought subscription or a granted privilege. */
export interface Permit {
  id: number;
  code: string;
  /** The bought period; null for a privilege. */
  permit: PermitType | 'days' | null;
  /** The number of whole days of the city that were bought or granted. */
  days: number;
  variation: string;
  type: string;
  /** Zone numbers, or `any`. */
  zones: string[];
  permille: number;
  /** The current plate, or `any`. */
  number: string;
  startMs: number;
  endMs: number;
  /** The start of the current pause; null if the permit is not paused. */
  pausedMs: number | null;
  isRefunded: boolean;
  paidKopecks: number;
}

export type PermitDraft = Omit<Permit, 'id' | 'isRefunded' | 'pausedMs'> & {
  account: number;
  pausedMs?: number;
  madeMs: number;
  request: number;
};

type Row = Omit<Permit, 'zones' | 'isRefunded'> & { zones: string; isRefunded: number };

const columns = `id, code, permit, days, variation, type, zones, permille, start_ms as startMs, end_ms as endMs, is_refunded as isRefunded,
  paid_kopecks as paidKopecks, (select number from benefit_plate where benefit_plate.benefit = benefit.id order by id desc limit 1) as number,
  (select from_ms from benefit_pause where benefit_pause.benefit = benefit.id and until_ms is null) as pausedMs`;

const permitOf = (row: Row): Permit => ({
  ...row,
  zones: JSON.parse(row.zones) as string[],
  isRefunded: row.isRefunded === 1,
});

/** Adds a permit and returns its id. */
export const addPermit = (store: Store, city: string, draft: PermitDraft): number => {
  const { id } = store.run(
    `insert into benefit (city, account, code, permit, days, variation, type, zones, permille, start_ms, end_ms, paid_kopecks, made_ms, request)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    city,
    draft.account,
    draft.code,
    draft.permit,
    draft.days,
    draft.variation,
    draft.type,
    JSON.stringify(draft.zones),
    draft.permille,
    draft.startMs,
    draft.endMs,
    draft.paidKopecks,
    draft.madeMs,
    draft.request,
  );
  addPermitPlate(store, id, draft.number, draft.madeMs);
  if (draft.pausedMs !== undefined) beginPause(store, id, draft.pausedMs);
  return id;
};

/**
 * The permits of an account that end after a moment or are paused, sorted by start. Permits that were refunded before
 * they began are left out.
 */
export const permitsOf = (store: Store, account: number, endAfterMs: number): Permit[] =>
  store
    .many<Row>(
      `select ${columns} from benefit
       where account = ? and (end_ms > ? or pausedMs is not null) and not (is_refunded = 1 and end_ms <= start_ms) order by start_ms, id`,
      account,
      endAfterMs,
    )
    .map(permitOf);

export const permitById = (store: Store, account: number, id: number): Permit | undefined => {
  const row = store.one<Row>(`select ${columns} from benefit where account = ? and id = ?`, account, id);
  return row && permitOf(row);
};

interface PermitSpan {
  code: string;
  number: string;
  startMs: number;
  endMs: number;
  /** The id of a permit to ignore. */
  but?: number;
}

/** The vehicle's permits with this code, whoever bought them, except refunded ones. */
const equalOnes = (
  store: Store,
  city: string,
  { code, number, but = 0 }: Pick<PermitSpan, 'code' | 'number' | 'but'>,
): Permit[] =>
  store
    .many<Row>(
      `select ${columns} from benefit
       where id in (select benefit from benefit_plate where city = ? and plate_key = ?) and code = ? and is_refunded = 0 and id <> ?`,
      city,
      plateKey(number),
      code,
      but,
    )
    .map(permitOf)
    .filter((one) => plateKey(one.number) === plateKey(number));

/**
 * True if the vehicle already has a permit with the same code in this period, whoever owns it. A paused permit ends
 * later by the length of its pause so far.
 */
export const hasOverlap = (store: Store, city: string, preferred: PermitSpan, nowMs: number): boolean =>
  equalOnes(store, city, preferred).some(
    (one) =>
      one.startMs < preferred.endMs && one.endMs + Math.max(0, nowMs - (one.pausedMs ?? nowMs)) > preferred.startMs,
  );

/**
 * True if a permit that lasts until `endMs` would overlap an equal one. Paused permits do not count here: their own
 * resumption is checked against this one.
 */
export const overlapsEqualPermit = (
  store: Store,
  city: string,
  { id, code, number }: Permit,
  endMs: number,
  nowMs: number,
): boolean =>
  equalOnes(store, city, { code, number, but: id }).some(
    (one) => one.pausedMs === null && one.startMs < endMs && one.endMs > nowMs,
  );

/** Resumes a permit, with a later end. */
export const goOnUntil = (store: Store, id: number, endMs: number, nowMs: number): void => {
  endPause(store, id, nowMs);
  store.run('update benefit set end_ms = ? where id = ?', endMs, id);
};

/** Marks a permit as refunded and ends it. */
export const endRefunded = (store: Store, id: number, endMs: number): void => {
  endPause(store, id, endMs);
  store.run('update benefit set is_refunded = 1, end_ms = ? where id = ?', endMs, id);
};

/**
 * The benefits for a vehicle in a zone, each with the periods in which it applies to this vehicle. Benefits for any
 * vehicle apply to their owner only.
 */
export const discountsOf = (
  store: Store,
  city: string,
  account: number | null,
  number: string,
  zone: string,
): Discount[] =>
  store
    .many<Row>(
      `select ${columns} from benefit where id in (select benefit from benefit_plate where city = ? and plate_key = ?)
         or (account = ? and exists (select 1 from benefit_plate where benefit_plate.benefit = benefit.id and plate_key = ?))
       order by id`,
      city,
      plateKey(number),
      account,
      any,
    )
    .map(permitOf)
    .filter(({ zones }) => zones.includes(any) || zones.includes(zone))
    .flatMap((permit) => {
      const key = permit.number === any ? any : plateKey(number);
      const spans = activeSpans({ ...permit, ...changesOf(store, permit.id) }, key);
      return spans.map((span) => ({ ...span, permille: permit.permille, name: permit.variation }));
    });
