import { plateKey } from '../rules/plateKey';
import type { Store } from './Store';

/** Document 2, section 3. */
export type OperationType = 'payment' | 'refill' | 'renew' | 'cancel' | 'paymentSubscription' | 'paymentGate' | 'bonus20';
export type OperationStatus = 'done' | 'cancel' | 'error' | 'waiting';

export interface OperationDraft {
  account: number;
  type: OperationType;
  atMs: number;
  /** Id of the stay, or of the order of a refill. */
  orderNumber: string;
  kopecks: number;
  startsMs?: number;
  endsMs?: number;
  durationMin?: number;
  zone?: string;
  parkingCode?: string | null;
  number?: string;
  tariff?: string;
  /** `done` unless it says otherwise. */
  status?: OperationStatus;
  /** What benefits took off the price. */
  saleKopecks?: number;
  /** Where the fiscal receipt lies. */
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
  status: OperationStatus;
  saleKopecks: number;
  checkFiscal: string | null;
}

/** Adds a line to an account's history. Two lines never share a moment: the moment is the cursor of the list's pages. */
export const addOperation = (store: Store, draft: OperationDraft): void => {
  const last = store.one<{ atMs: number | null }>(
    'select max(at_ms) as atMs from operation where account = ? and at_ms >= ?',
    draft.account,
    draft.atMs,
  )?.atMs;
  store.run(
    `insert into operation (account, type, at_ms, order_number, kopecks, starts_ms, ends_ms, duration_min, zone, parking_code, number, plate_key, tariff,
       status, sale_kopecks, check_fiscal)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    draft.account,
    draft.type,
    last === null || last === undefined ? draft.atMs : last + 1,
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
    draft.status ?? 'done',
    draft.saleKopecks ?? 0,
    draft.checkFiscal ?? null,
  );
};

export interface OperationFilter {
  fromMs?: number;
  /** Only what is older than this. */
  untilMs?: number;
  type?: string;
  number?: string;
  zone?: string;
  orderNumber?: string;
  /** Only lines that were written before this one or are it. */
  upToId?: number;
}

const columns = `type, at_ms as atMs, order_number as orderNumber, kopecks, starts_ms as startsMs, ends_ms as endsMs, duration_min as durationMin,
  zone, parking_code as parkingCode, number, tariff, status, sale_kopecks as saleKopecks, check_fiscal as checkFiscal`;

/** One page of an account's history, the newest first. */
export const operationsOf = (store: Store, account: number, filter: OperationFilter, pageSize: number): Operation[] => {
  const conditions: [string, string | number][] = [['account = ?', account]];
  if (filter.fromMs !== undefined) conditions.push(['at_ms >= ?', filter.fromMs]);
  if (filter.untilMs !== undefined) conditions.push(['at_ms < ?', filter.untilMs]);
  if (filter.type !== undefined) conditions.push(['type = ?', filter.type]);
  if (filter.number !== undefined) conditions.push(['plate_key = ?', plateKey(filter.number)]);
  if (filter.zone !== undefined) conditions.push(['zone = ?', filter.zone]);
  if (filter.orderNumber !== undefined) conditions.push(['order_number = ?', filter.orderNumber]);
  if (filter.upToId !== undefined) conditions.push(['id <= ?', filter.upToId]);
  return store.many<Operation>(
    `select ${columns} from operation where ${conditions.map(([sql]) => sql).join(' and ')} order by at_ms desc limit ?`,
    ...conditions.map(([, value]) => value),
    pageSize,
  );
};

/** How many lines are read at once of a long history. */
const pageLines = 1000;

/** A whole history, page by page, the newest first. */
export async function* operationPages(store: Store, account: number, filter: OperationFilter): AsyncGenerator<Operation[]> {
  let untilMs = filter.untilMs;
  for (;;) {
    const page = operationsOf(store, account, { ...filter, untilMs }, pageLines);
    yield page;
    const last = page.at(-1);
    if (!last) return;
    untilMs = last.atMs;
  }
}

/** The line that was written last; 0 before any. */
export const lastOperation = (store: Store, account: number): number =>
  store.one<{ id: number | null }>('select max(id) as id from operation where account = ?', account)?.id ?? 0;
