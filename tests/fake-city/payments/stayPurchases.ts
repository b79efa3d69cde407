import type { CityConfig } from '~/city/schema';
import type { OperationType } from '../rules/operationName';
import { discountNames, type PricedPart } from '../rules/tariff';
import type { VehicleCategory } from '../rules/vehicleCategory';
import { minuteMs } from '../rules/wallTime';
import { post, revenueOf } from '../store/payments/ledger';
import type { OperationStatus } from '../store/payments/operations';
import { addStay, extendStay, type Stay } from '../store/stays/stays';
import type { Store } from '../store/Store';
import { recordOperation } from './recordOperation';
import type { Quote } from './quoteStay';

/** The source of a purchase's money: a book of the ledger, and the request that moved it. */
export interface Payment {
  from: string;
  account: number | null;
  order?: string;
  atMs: number;
  request: number;
}

/** An agreed price. */
type Sold = Omit<Quote, 'parts'> & { parts: readonly PricedPart[] };

export interface StayRequest {
  zone: string;
  parkingCode?: string;
  number: string;
  category: VehicleCategory;
  phone?: string;
  startMs: number;
  durationMin: number;
}

/** Adds an operation to the payer's history. A guest has none. */
export const recordStay = (
  store: Store,
  city: CityConfig,
  type: OperationType,
  payment: Pick<Payment, 'account' | 'atMs'>,
  stay: Pick<Stay, 'id' | 'zone' | 'parkingCode' | 'number'>,
  operation: {
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
  recordOperation(store, city, {
    account: payment.account,
    type,
    atMs: payment.atMs,
    orderNumber: String(stay.id),
    endsMs: operation.startsMs + operation.durationMin * minuteMs,
    zone: stay.zone,
    parkingCode: stay.parkingCode,
    number: stay.number,
    ...operation,
  });
};

/** Takes the money, starts the stay and returns its id. */
export const beginStay = (
  store: Store,
  config: CityConfig,
  draft: StayRequest,
  quote: Sold,
  payment: Payment,
): number => {
  const { city } = config;
  const { parts, kopecks, saleKopecks, tariff } = quote;
  const id = addStay(store, city, {
    ...draft,
    account: payment.account,
    parts,
    kopecks,
    madeMs: payment.atMs,
    request: payment.request,
  });
  post(store, { city, kind: 'payment', ...payment, session: id, to: revenueOf(city), kopecks });
  recordStay(
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
      resolution: discountNames(parts),
    },
  );
  return id;
};

/** Takes the money and extends the stay from its end. */
export const prolongStay = (
  store: Store,
  city: CityConfig,
  stay: Stay,
  addedMin: number,
  { parts, kopecks, saleKopecks, tariff }: Sold,
  payment: Payment,
): void => {
  extendStay(store, stay, addedMin, parts, kopecks);
  post(store, { city: city.city, kind: 'renew', ...payment, session: stay.id, to: revenueOf(city.city), kopecks });
  const operation = {
    kopecks,
    saleKopecks,
    startsMs: stay.endMs,
    durationMin: addedMin,
    tariff,
    resolution: discountNames(parts),
  };
  recordStay(store, city, 'renew', payment, stay, operation);
};
