import type { Discount } from '../rules/discount';
import type { PermitType } from '../rules/permit';
import { plateKey, plateShown } from '../rules/plateKey';
import type { Store } from './Store';

/** Stands for any zone or any vehicle (document 2, section 3). */
export const any = '#';

/** A right of an account: a subscription that was bought, or a privilege that was granted. */
export interface Benefit {
  id: number;
  code: string;
  /** What was bought; null for a privilege. */
  permit: PermitType | 'days' | null;
  /** Whole days of the city that were bought or granted. */
  days: number;
  variation: string;
  type: string;
  /** Numbers of zones, or `any`. */
  zones: string[];
  permille: number;
  /** A plate, or `any`. */
  number: string;
  startMs: number;
  endMs: number;
  pausedMs: number | null;
  isRefunded: boolean;
  paidKopecks: number;
}

export type BenefitDraft = Omit<Benefit, 'id' | 'isRefunded' | 'pausedMs'> & { account: number; pausedMs?: number; madeMs: number; request: number };

type Row = Omit<Benefit, 'zones' | 'isRefunded'> & { zones: string; isRefunded: number };

const columns = `id, code, permit, days, variation, type, zones, permille, number, start_ms as startMs, end_ms as endMs, paused_ms as pausedMs,
  is_refunded as isRefunded, paid_kopecks as paidKopecks`;

const benefitOf = (row: Row): Benefit => ({ ...row, zones: JSON.parse(row.zones) as string[], isRefunded: row.isRefunded === 1 });

/** Gives the id of the new right. */
export const addBenefit = (store: Store, city: string, draft: BenefitDraft): number =>
  store.run(
    `insert into benefit (city, account, code, permit, days, variation, type, zones, permille, number, plate_key, start_ms, end_ms, paused_ms,
       paid_kopecks, made_ms, request)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    city,
    draft.account,
    draft.code,
    draft.permit,
    draft.days,
    draft.variation,
    draft.type,
    JSON.stringify(draft.zones),
    draft.permille,
    plateShown(draft.number),
    plateKey(draft.number),
    draft.startMs,
    draft.endMs,
    draft.pausedMs ?? null,
    draft.paidKopecks,
    draft.madeMs,
    draft.request,
  ).id;

/** The rights of an account that end later than a moment or stand still, by their beginning; none that were given back before they began. */
export const benefitsOf = (store: Store, account: number, endAfterMs: number): Benefit[] =>
  store
    .many<Row>(
      `select ${columns} from benefit
       where account = ? and (end_ms > ? or paused_ms is not null) and not (is_refunded = 1 and end_ms <= start_ms) order by start_ms, id`,
      account,
      endAfterMs,
    )
    .map(benefitOf);

export const benefitById = (store: Store, account: number, id: number): Benefit | undefined => {
  const row = store.one<Row>(`select ${columns} from benefit where account = ? and id = ?`, account, id);
  return row && benefitOf(row);
};

interface Wanted {
  code: string;
  number: string;
  startMs: number;
  endMs: number;
  /** A right that is not counted. */
  but?: number;
}

/** Is there a right of the same code and vehicle, whoever has it, at the same time? One that stands still ends later by the time of its pause. */
export const hasOverlap = (store: Store, city: string, { code, number, startMs, endMs, but }: Wanted, nowMs: number): boolean =>
  store.one(
    `select 1 from benefit where city = ? and plate_key = ? and code = ? and is_refunded = 0 and id <> ?
       and start_ms < ? and end_ms + coalesce(max(0, ? - paused_ms), 0) > ?`,
    city,
    plateKey(number),
    code,
    but ?? 0,
    endMs,
    nowMs,
    startMs,
  ) !== undefined;

/** From a moment on, or no longer. */
export const setPause = (store: Store, id: number, pausedMs: number | null): void => {
  store.run('update benefit set paused_ms = ? where id = ?', pausedMs, id);
};

export const setEnd = (store: Store, id: number, endMs: number): void => {
  store.run('update benefit set end_ms = ? where id = ?', endMs, id);
};

/** Given back: over from a moment on. */
export const endRefunded = (store: Store, id: number, endMs: number): void => {
  store.run('update benefit set is_refunded = 1, paused_ms = null, end_ms = ? where id = ?', endMs, id);
};

export const setBenefitVehicle = (store: Store, id: number, number: string): void => {
  store.run('update benefit set number = ?, plate_key = ? where id = ?', plateShown(number), plateKey(number), id);
};

/** The benefits that touch a stay of a vehicle in a zone; those for any vehicle are their owner's alone. Paused and refunded ones do nothing. */
export const discountsOf = (store: Store, city: string, account: number | null, number: string, zone: string): Discount[] =>
  store
    .many<Discount & { zones: string }>(
      `select start_ms as fromMs, end_ms as untilMs, permille, variation as name, zones from benefit
       where city = ? and paused_ms is null and is_refunded = 0 and (plate_key = ? or (plate_key = '#' and account = ?)) order by id`,
      city,
      plateKey(number),
      account,
    )
    .filter(({ zones }) => (JSON.parse(zones) as string[]).some((one) => one === any || one === zone))
    .map(({ fromMs, untilMs, permille, name }) => ({ fromMs, untilMs, permille, name }));
