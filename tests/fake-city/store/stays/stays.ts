import { plateKey, displayedPlate } from '../../rules/plateKey';
import type { PricedPart } from '../../rules/tariff';
import type { VehicleCategory } from '../../rules/vehicleCategory';
import { minuteMs } from '../../rules/wallTime';
import type { Store } from '../Store';

/** A stay. Its account is null for a guest. */
export interface Stay {
  id: number;
  account: number | null;
  phone: string | null;
  number: string;
  zone: string;
  parkingCode: string | null;
  /** The category that determined the price; null if none was determined. */
  category: VehicleCategory | null;
  startMs: number;
  endMs: number;
  durationMin: number;
  isCancelled: boolean;
  paidKopecks: number;
}

export interface StayDraft {
  account: number | null;
  phone?: string;
  number: string;
  zone: string;
  parkingCode?: string;
  category?: VehicleCategory;
  startMs: number;
  parts: readonly PricedPart[];
  durationMin: number;
  kopecks: number;
  madeMs: number;
  request: number;
}

const columns = `id, account, phone, number, zone, parking_code as parkingCode, category, start_ms as startMs, end_ms as endMs, duration_min as durationMin,
  is_cancelled as isCancelled, paid_kopecks as paidKopecks`;

type Row = Omit<Stay, 'isCancelled'> & { isCancelled: number };
const stayOf = (row: Row): Stay => ({ ...row, isCancelled: row.isCancelled === 1 });

const addParts = (store: Store, stayId: number, parts: readonly PricedPart[], offsetMin: number): void => {
  const count =
    store.one<{ count: number }>('select count(*) as count from session_part where session = ?', stayId)?.count ?? 0;
  for (const [index, { fromMin, toMin, kopecksPerHour, kopecksPerMin, benefit }] of parts.entries()) {
    store.run(
      'insert into session_part (session, position, from_min, to_min, kopecks_per_hour, kopecks_per_min, benefit) values (?, ?, ?, ?, ?, ?, ?)',
      stayId,
      count + index,
      fromMin + offsetMin,
      toMin + offsetMin,
      kopecksPerHour,
      kopecksPerMin,
      benefit,
    );
  }
};

/** Adds a stay and returns its id. */
export const addStay = (store: Store, city: string, draft: StayDraft): number => {
  const { account, phone, number, zone, parkingCode, category, startMs, parts, durationMin, kopecks, madeMs, request } =
    draft;
  const { id } = store.run(
    `insert into session (city, account, phone, number, plate_key, zone, parking_code, category, start_ms, end_ms, duration_min, paid_kopecks, made_ms,
       request)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    city,
    account,
    phone ?? null,
    displayedPlate(number),
    plateKey(number),
    zone,
    parkingCode ?? null,
    category ?? null,
    startMs,
    startMs + durationMin * minuteMs,
    durationMin,
    kopecks,
    madeMs,
    request,
  );
  addParts(store, id, parts, 0);
  return id;
};

/** Extends a stay from its end. The minutes of `parts` count from there. */
export const extendStay = (
  store: Store,
  { id, durationMin }: Stay,
  addedMin: number,
  parts: readonly PricedPart[],
  kopecks: number,
): void => {
  addParts(store, id, parts, durationMin);
  store.run(
    'update session set end_ms = end_ms + ?, duration_min = duration_min + ?, paid_kopecks = paid_kopecks + ? where id = ?',
    addedMin * minuteMs,
    addedMin,
    kopecks,
    id,
  );
};

/** Ends a stay early. */
export const cancelStay = (store: Store, id: number, atMs: number): void => {
  store.run('update session set is_cancelled = 1, end_ms = max(start_ms, min(end_ms, ?)) where id = ?', atMs, id);
};

export const stayById = (store: Store, city: string, id: string): Stay | undefined => {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const row = store.one<Row>(`select ${columns} from session where city = ? and id = ?`, city, Number(id));
  return row && stayOf(row);
};

/** A vehicle in a zone for a period, whose end is exclusive. */
export interface VehicleSpan {
  number: string;
  zone: string;
  fromMs: number;
  untilMs: number;
}

const hasStay = (
  store: Store,
  city: string,
  { number, zone, fromMs, untilMs }: VehicleSpan,
  isLateEnough: 'end_ms > ?' | 'start_ms >= ?',
): boolean =>
  store.one(
    `select 1 from session where city = ? and plate_key = ? and zone = ? and ${isLateEnough} and start_ms < ?`,
    city,
    plateKey(number),
    zone,
    fromMs,
    untilMs,
  ) !== undefined;

/** True if the vehicle has a stay in the zone that overlaps the span. */
export const hasOverlap = (store: Store, city: string, span: VehicleSpan): boolean =>
  hasStay(store, city, span, 'end_ms > ?');

/** True if the vehicle has a stay in the zone that began within the span. */
export const hasStayBeginningIn = (store: Store, city: string, span: VehicleSpan): boolean =>
  hasStay(store, city, span, 'start_ms >= ?');

/** The stays of an account that have not ended, oldest first. */
export const runningBoughtStaysOf = (store: Store, account: number, nowMs: number): Stay[] =>
  store
    .many<Row>(
      `select ${columns} from session where account = ? and end_ms > ? and is_cancelled = 0 order by start_ms, id`,
      account,
      nowMs,
    )
    .map(stayOf);

/** The sold parts of a stay, in minutes from its start. */
export const partsOf = (store: Store, stayId: number): PricedPart[] =>
  store.many<PricedPart>(
    `select from_min as fromMin, to_min as toMin, kopecks_per_hour as kopecksPerHour, kopecks_per_min as kopecksPerMin, benefit
     from session_part where session = ? order by position`,
    stayId,
  );
