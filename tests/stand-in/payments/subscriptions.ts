import type { CityConfig } from '~/city/schema';
import { shortDate } from '../papers/shown';
import { addDays } from '../rules/cityDays';
import { roubles } from '../rules/money';
import { permitTitle, type Permit } from '../rules/permit';
import { plateShown } from '../rules/plateKey';
import { wholeDays } from '../rules/unusedDays';
import { wallTimeAt } from '../rules/wallTime';
import { accountById } from '../store/accounts';
import { addBenefit, any } from '../store/benefits';
import { offerByCode } from '../store/constructorOffers';
import { post, revenueOf } from '../store/ledger';
import type { Purchase } from '../store/orders';
import { addMessage } from '../store/outbox';
import type { Store } from '../store/Store';
import { onSaleByCode } from '../store/subscriptions';
import { noteOperation } from './noteOperation';
import type { Payment } from './stays';

/** What can be bought under a code. */
export interface Offer {
  code: string;
  kind: Permit;
  title: string;
  zones: string[];
  kopecks: number;
  /** When it was put together for an account; undefined for what everybody can buy. */
  madeMs?: number;
}

/** What a code means to an account: something on sale, or something put together for it. */
export const offerOf = (store: Store, city: string, account: number, code: string): Offer | undefined => {
  const onSale = onSaleByCode(store, city, code);
  if (onSale) return { ...onSale, kind: { permit: onSale.permit } };
  const made = offerByCode(store, account, code);
  return made && { ...made, kind: { permit: 'days', days: made.days } };
};

export type SubscriptionPurchase = Extract<Purchase, { kind: 'subscription' }>;

/** How the city calls a right in requests and in the history; never like a stay. */
export const orderNumOf = ({ id }: { id: number }): string => `A${id}`;

/** The zone of a line of history: it has room for one. */
export const onlyZone = (zones: readonly string[]): string | undefined => (zones.length === 1 && zones[0] !== any ? zones[0] : undefined);

const tell = (
  store: Store,
  { city, timeZone }: CityConfig,
  to: string,
  offer: Offer,
  purchase: SubscriptionPurchase,
  id: number,
  atMs: number,
): void => {
  const first = wallTimeAt(timeZone, purchase.startMs).date;
  const last = addDays(wallTimeAt(timeZone, purchase.endMs).date, -1);
  const text = `Абонемент «${offer.title}» для ${plateShown(purchase.number)}: с ${shortDate(first)} по ${shortDate(last)}, ${roubles(purchase.kopecks)} ₽. Номер ${orderNumOf({ id })}.`;
  addMessage(store, { city, kind: 'email', to, text, atMs });
};

/** Takes the money, begins the subscription, notes it in the history and writes to its owner; gives its id. */
export const beginSubscription = (
  store: Store,
  city: CityConfig,
  offer: Offer,
  purchase: SubscriptionPurchase,
  payment: Payment & { account: number },
): number => {
  const { account, atMs, request } = payment;
  const { code, number, startMs, endMs, kopecks } = purchase;
  const id = addBenefit(store, city.city, {
    account,
    code,
    permit: offer.kind.permit,
    days: wholeDays(city.timeZone, startMs, endMs),
    variation: offer.title,
    type: permitTitle(offer.kind),
    zones: offer.zones,
    permille: 1000,
    number,
    startMs,
    endMs,
    paidKopecks: kopecks,
    madeMs: atMs,
    request,
  });
  post(store, { city: city.city, kind: 'subscription', ...payment, to: revenueOf(city.city), kopecks });
  noteOperation(store, city, {
    account,
    type: 'paymentSubscription',
    atMs,
    orderNumber: orderNumOf({ id }),
    kopecks,
    startsMs: startMs,
    endsMs: endMs,
    zone: onlyZone(offer.zones),
    number: plateShown(number),
    tariff: offer.title,
    resolution: permitTitle(offer.kind),
  });
  const email = accountById(store, account)?.email;
  if (email) tell(store, city, email, offer, purchase, id, atMs);
  return id;
};
