import type { OperationType } from '../../rules/operationName';
import { plateKey } from '../../rules/plateKey';
import type { Store } from '../Store';

export const operationStatuses = ['done', 'cancel', 'error', 'waiting'] as const;
export type OperationStatus = (typeof operationStatuses)[number];

export interface OperationDraft {
  account: number;
  type: OperationType;
  atMs: number;
  /** The id of the stay, or of the order of a top-up. */
  orderNumber: string;
  kopecks: number;
  startsMs?: number;
  endsMs?: number;
  durationMin?: number;
  zone?: string;
  parkingCode?: string | null;
  number?: string;
  tariff?: string;
  /** The applied permits: the benefits that reduced a stay's price, or the kind of a subscription. */
  resolution?: string | null;
  /** The default is `done`. */
  status?: OperationStatus;
  /** The amount saved by benefits. */
  saleKopecks?: number;
  /** The address of the fiscal receipt. */
  checkFiscal?: string;
}

export interface Operation {
  type: string;
  atMs: number;
  orderNumber: string;
  kopecks: number;
  startsMs: number | null;
  endsMs: number | null;
  durationMin: number | null;
  zone: string | null;
  parkingCode: string | null;
  number: string | null;
  tariff: string | null;
  resolution: string | null;
  status: OperationStatus;
  saleKopecks: number;
  checkFiscal: string | null;
}

/** The first moment from `atMs` on without an operation of the account. */
const freeMoment = (store: Store, account: number, atMs: number): number => {
  if (!store.one('select 1 from operation where account = ? and at_ms = ?', account, atMs)) return atMs;
  const taken = store.one<{ lastMs: number }>(
    `select at_ms as lastMs from operation as line where account = ? and at_ms >= ?
       and not exists (select 1 from operation where account = line.account and at_ms = line.at_ms + 1) order by at_ms limit 1`,
    account,
    atMs,
  );
  return (taken?.lastMs ?? atMs) + 1;
};

/**
 * Adds an operation to an account's history. No two operations share a moment, because the moment is the cursor for
 * pages.
 */
export const addOperation = (store: Store, draft: OperationDraft): void => {
  store.run(
    `insert into operation (account, type, at_ms, order_number, kopecks, starts_ms, ends_ms, duration_min, zone, parking_code, number, plate_key, tariff,
       resolution, status, sale_kopecks, check_fiscal)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    draft.account,
    draft.type,
    freeMoment(store, draft.account, draft.atMs),
    draft.orderNumber,
    draft.kopecks,
    draft.startsMs ?? null,
    draft.endsMs ?? null,
    draft.durationMin ?? null,
    draft.zone ?? null,
    draft.parkingCode ?? null,
    draft.number ?? null,
    draft.number === undefined ? null : plateKey(draft.number),
    draft.tariff ?? null,
    draft.resolution ?? null,
    draft.status ?? 'done',
    draft.saleKopecks ?? 0,
    draft.checkFiscal ?? null,
  );
};

export interface OperationFilter {
  fromMs?: number;
  /** Only operations before this moment. */
  untilMs?: number;
  type?: string;
  number?: string;
  zone?: string;
  /** If true, `zone` can also be the code of a parking. */
  takesParkingCode?: boolean;
  orderNumber?: string;
  /** Only operations that were written up to this one, inclusive. */
  upToId?: number;
}

const columns = `type, at_ms as atMs, order_number as orderNumber, kopecks, starts_ms as startsMs, ends_ms as endsMs, duration_min as durationMin,
  zone, parking_code as parkingCode, number, tariff, resolution, status, sale_kopecks as saleKopecks, check_fiscal as checkFiscal`;

/** One page of an account's history, newest first. */
export const operationsOf = (store: Store, account: number, filter: OperationFilter, pageSize: number): Operation[] => {
  const conditions: [string, string | number][] = [['account = ?', account]];
  if (filter.fromMs !== undefined) conditions.push(['at_ms >= ?', filter.fromMs]);
  if (filter.untilMs !== undefined) conditions.push(['at_ms < ?', filter.untilMs]);
  if (filter.type !== undefined) conditions.push(['type = ?', filter.type]);
  if (filter.number !== undefined) conditions.push(['plate_key = ?', plateKey(filter.number)]);
  if (filter.zone !== undefined)
    conditions.push([filter.takesParkingCode ? '? in (zone, parking_code)' : 'zone = ?', filter.zone]);
  if (filter.orderNumber !== undefined) conditions.push(['order_number = ?', filter.orderNumber]);
  if (filter.upToId !== undefined) conditions.push(['id <= ?', filter.upToId]);
  return store.many<Operation>(
    `select ${columns} from operation where ${conditions.map(([sql]) => sql).join(' and ')} order by at_ms desc limit ?`,
    ...conditions.map(([, value]) => value),
    pageSize,
  );
};

/** The page size for reading a long history. */
const operationsPerPage = 1000;

/** The whole history page by page, newest first. */
export async function* operationPages(
  store: Store,
  account: number,
  filter: OperationFilter,
): AsyncGenerator<Operation[]> {
  let untilMs = filter.untilMs;
  for (;;) {
    const page = operationsOf(store, account, { ...filter, untilMs }, operationsPerPage);
    yield page;
    const last = page.at(-1);
    if (!last) return;
    untilMs = last.atMs;
  }
}

/** The id of the last written operation; 0 if there is none. */
export const lastOperation = (store: Store, account: number): number =>
  store.one<{ id: number | null }>('select max(id) as id from operation where account = ?', account)?.id ?? 0;

/** True if an account's history has a waiting operation of an order at a moment or later. */
export const hasWaiting = (store: Store, account: number, orderNumber: string, sinceMs: number): boolean =>
  store.one(
    "select 1 from operation where account = ? and at_ms >= ? and order_number = ? and status = 'waiting'",
    account,
    sinceMs,
    orderNumber,
  ) !== undefined;

/** Deletes the waiting operation of an order from an account's history. */
export const dropWaiting = (store: Store, account: number, orderNumber: string): void => {
  store.run(
    "delete from operation where account = ? and order_number = ? and status = 'waiting'",
    account,
    orderNumber,
  );
};
