import type { CityConfig } from '~/city/schema';
import type { OperationType } from '../rules/operationShown';
import { benefitNames, type PricedPart } from '../rules/tariff';
import type { VehicleCategory } from '../rules/vehicleCategory';
import { minuteMs } from '../rules/wallTime';
import { post, revenueOf } from '../store/ledger';
import type { OperationStatus } from '../store/operations';
import { addSession, extendSession, type Session } from '../store/sessions';
import type { Store } from '../store/Store';
import { noteOperation } from './noteOperation';
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
  category: VehicleCategory;
  phone?: string;
  startMs: number;
  durationMin: number;
}

/** A line of the payer's history; a guest has none. */
export const noteStay = (
  store: Store,
  city: CityConfig,
  type: OperationType,
  payment: Pick<Payment, 'account' | 'atMs'>,
  session: Pick<Session, 'id' | 'zone' | 'parkingCode' | 'number'>,
  line: {
    kopecks: number;
    saleKopecks: number;
    startsMs: number;
    durationMin: number;
    tariff?: string;
    resolution: string | null;
    status?: OperationStatus;
  },
): void => {
  if (payment.account === null) return;
  noteOperation(store, city, {
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
export const beginStay = (store: Store, config: CityConfig, draft: StayDraft, quote: Sold, payment: Payment): number => {
  const { city } = config;
  const { parts, kopecks, saleKopecks, tariff } = quote;
  const id = addSession(store, city, { ...draft, account: payment.account, parts, kopecks, madeMs: payment.atMs, request: payment.request });
  post(store, { city, kind: 'payment', ...payment, session: id, to: revenueOf(city), kopecks });
  noteStay(
    store,
    config,
    'payment',
    payment,
    { id, zone: draft.zone, parkingCode: draft.parkingCode ?? null, number: draft.number },
    {
      kopecks,
      saleKopecks,
      startsMs: draft.startMs,
      durationMin: draft.durationMin,
      tariff,
      resolution: benefitNames(parts),
    },
  );
  return id;
};

/** Takes the money and prolongs the stay from its end. */
export const prolongStay = (
  store: Store,
  city: CityConfig,
  session: Session,
  addedMin: number,
  { parts, kopecks, saleKopecks, tariff }: Sold,
  payment: Payment,
): void => {
  extendSession(store, session, addedMin, parts, kopecks);
  post(store, { city: city.city, kind: 'renew', ...payment, session: session.id, to: revenueOf(city.city), kopecks });
  const line = { kopecks, saleKopecks, startsMs: session.endMs, durationMin: addedMin, tariff, resolution: benefitNames(parts) };
  noteStay(store, city, 'renew', payment, session, line);
};
