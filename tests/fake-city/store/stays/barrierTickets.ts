import { randomBytes } from 'node:crypto';
import { dayMs } from '../../rules/wallTime';
import type { Store } from '../Store';

export interface BarrierParking {
  number: string;
  name: string;
}

export const addBarrierParking = (store: Store, city: string, { number, name }: BarrierParking): void => {
  store.run('insert into planar_parking (city, number, name) values (?, ?, ?)', city, number, name);
};

/** The parkings with a barrier: those of the operator, and the map's parkings of category `planar` by their codes. */
export const barrierParkingsOf = (store: Store, city: string): BarrierParking[] =>
  store
    .many<BarrierParking & { place: number }>(
      `select number, name, 1 as place from planar_parking where city = ?
     union all select code, coalesce(name, code), 2 from feature where city = ? and category = 'planar' and code is not null and is_inactive = 0
     order by place, number`,
      city,
      city,
    )
    .map(({ number, name }) => ({ number, name }));

export interface Ticket {
  id: number;
  parking: string;
  number: string;
  enteredMs: number;
  /** The sum of all payments for the ticket. */
  paidKopecks: number;
  /** The time until which the last payment opens the barrier. */
  paidUntilMs: number | null;
  isBarrierBroken: boolean;
}

const columns = `id, parking, number, entered_ms as enteredMs, paid_kopecks as paidKopecks, paid_until_ms as paidUntilMs,
  is_barrier_broken as isBarrierBroken`;

type Row = Omit<Ticket, 'isBarrierBroken'> & { isBarrierBroken: number };
const ticketOf = (row: Row): Ticket => ({ ...row, isBarrierBroken: row.isBarrierBroken === 1 });

export type TicketDraft = Pick<Ticket, 'parking' | 'enteredMs'> &
  Partial<Pick<Ticket, 'paidKopecks' | 'paidUntilMs' | 'isBarrierBroken'>>;

/** Adds a ticket and returns its number, which is the next one of its parking. */
export const addTicket = (store: Store, city: string, draft: TicketDraft): string => {
  const { parking, enteredMs, paidKopecks, paidUntilMs, isBarrierBroken } = draft;
  const count =
    store.one<{ count: number }>(
      'select count(*) as count from planar_ticket where city = ? and parking = ?',
      city,
      parking,
    )?.count ?? 0;
  const number = `${parking}${String(count + 1).padStart(4, '0')}`;
  store.run(
    'insert into planar_ticket (city, parking, number, entered_ms, paid_kopecks, paid_until_ms, is_barrier_broken) values (?, ?, ?, ?, ?, ?, ?)',
    city,
    parking,
    number,
    enteredMs,
    paidKopecks ?? 0,
    paidUntilMs ?? null,
    isBarrierBroken ? 1 : 0,
  );
  return number;
};

export const ticketByNumber = (store: Store, city: string, parking: string, number: string): Ticket | undefined => {
  const row = store.one<Row>(
    `select ${columns} from planar_ticket where city = ? and parking = ? and number = ?`,
    city,
    parking,
    number,
  );
  return row && ticketOf(row);
};

/** The tickets of a city, newest first. */
export const latestTickets = (store: Store, city: string, limit: number): Ticket[] =>
  store
    .many<Row>(`select ${columns} from planar_ticket where city = ? order by id desc limit ?`, city, limit)
    .map(ticketOf);

/** Records a payment; `paidUntilMs` is null if it came too late to open the barrier. */
export const payTicket = (store: Store, { id }: Ticket, kopecks: number, paidUntilMs: number | null): void => {
  store.run(
    'update planar_ticket set paid_kopecks = paid_kopecks + ?, paid_until_ms = coalesce(?, paid_until_ms) where id = ?',
    kopecks,
    paidUntilMs,
    id,
  );
};

export interface BarrierQuote {
  ticket: Ticket;
  kopecks: number;
  madeMs: number;
}

/** Stores a quote and returns its unguessable id. Quotes older than a day are deleted. */
export const addBarrierQuote = (store: Store, city: string, { ticket, kopecks, madeMs }: BarrierQuote): string => {
  const id = randomBytes(12).toString('hex');
  store.run('delete from planar_quote where city = ? and made_ms < ?', city, madeMs - dayMs);
  store.run(
    'insert into planar_quote (id, city, ticket, kopecks, made_ms) values (?, ?, ?, ?, ?)',
    id,
    city,
    ticket.id,
    kopecks,
    madeMs,
  );
  return id;
};

export const barrierQuote = (store: Store, city: string, id: string): BarrierQuote | undefined => {
  const quote = store.one<{ ticket: number; kopecks: number; madeMs: number }>(
    'select ticket, kopecks, made_ms as madeMs from planar_quote where city = ? and id = ?',
    city,
    id,
  );
  const row = quote && store.one<Row>(`select ${columns} from planar_ticket where id = ?`, quote.ticket);
  return quote && row && { ...quote, ticket: ticketOf(row) };
};
