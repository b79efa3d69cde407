import type { CityConfig } from '~/city/schema';
import type { PricedPart } from '../rules/tariff';
import { minuteMs } from '../rules/wallTime';
import { post, revenueOf } from '../store/ledger';
import { addOperation, type OperationType } from '../store/operations';
import { addSession, extendSession, type Session } from '../store/sessions';
import type { Store } from '../store/Store';
import type { Quote } from './quoteStay';

/** Where the money of a purchase comes from: a book of the ledger, and the request that moved it. */
export interface Payment {
  from: string;
  account: number | null;
  order?: string;
  atMs: number;
  request: number;
}

/** A price that was agreed. */
type Sold = Omit<Quote, 'parts'> & { parts: readonly PricedPart[] };

export interface StayDraft {
  zone: string;
  parkingCode?: string;
  number: string;
  phone?: string;
  startMs: number;
  durationMin: number;
}

/** A line of the payer's history; a guest has none. */
export const noteStay = (
  store: Store,
  type: OperationType,
  payment: Payment,
  session: Pick<Session, 'id' | 'zone' | 'parkingCode' | 'number'>,
  line: {
    kopecks: number;
    saleKopecks: number;
    startsMs: number;
    durationMin: number;
    tariff?: string;
  },
): void => {
  if (payment.account === null) return;
  addOperation(store, {
    account: payment.account,
    type,
    atMs: payment.atMs,
    orderNumber: String(session.id),
    endsMs: line.startsMs + line.durationMin * minuteMs,
    zone: session.zone,
    parkingCode: session.parkingCode,
    number: session.number,
    ...line,
  });
};

/** Takes the money and begins the stay; gives its id. */
export const beginStay = (store: Store, { city }: CityConfig, draft: StayDraft, quote: Sold, payment: Payment): number => {
  const { parts, kopecks, saleKopecks, tariff } = quote;
  const id = addSession(store, city, { ...draft, account: payment.account, parts, kopecks, madeMs: payment.atMs, request: payment.request });
  post(store, { city, kind: 'payment', ...payment, session: id, to: revenueOf(city), kopecks });
  noteStay(
    store,
    'payment',
    payment,
    { id, zone: draft.zone, parkingCode: draft.parkingCode ?? null, number: draft.number },
    {
      kopecks,
      saleKopecks,
      startsMs: draft.startMs,
      durationMin: draft.durationMin,
      tariff,
    },
  );
  return id;
};

/** Takes the money and prolongs the stay from its end. */
export const prolongStay = (
  store: Store,
  { city }: CityConfig,
  session: Session,
  addedMin: number,
  { parts, kopecks, saleKopecks, tariff }: Sold,
  payment: Payment,
): void => {
  extendSession(store, session, addedMin, parts, kopecks);
  post(store, { city, kind: 'renew', ...payment, session: session.id, to: revenueOf(city), kopecks });
  noteStay(store, 'renew', payment, session, { kopecks, saleKopecks, startsMs: session.endMs, durationMin: addedMin, tariff });
};
