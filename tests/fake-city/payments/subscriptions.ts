import type { CityConfig } from '~/city/schema';
import { shortDate } from '../documents/format';
import { addDays } from '../rules/cityDays';
import { roubles } from '../rules/money';
import { permitTitle, type PermitTerms } from '../rules/permitTerms';
import { displayedPlate } from '../rules/plateKey';
import { wholeDays } from '../rules/unusedDays';
import { wallTimeAt } from '../rules/wallTime';
import { accountById } from '../store/account/accounts';
import { addPermit, any } from '../store/permits/permits';
import { offerByCode } from '../store/permits/constructorOffers';
import { post, revenueOf } from '../store/payments/ledger';
import type { Purchase } from '../store/payments/orders';
import { addMessage } from '../store/content/outbox';
import type { Store } from '../store/Store';
import { onSaleByCode } from '../store/permits/subscriptions';
import { recordOperation } from './recordOperation';
import type { Payment } from './stayPurchases';

/** The offer that can be bought under a code. */
export interface Offer {
  code: string;
  kind: PermitTerms;
  title: string;
  zones: string[];
  kopecks: number;
  /** When a custom offer was made; undefined for regular offers. */
  madeMs?: number;
}

/** Returns the offer of a code: a regular one, or a custom one of the account. */
export const offerOf = (store: Store, city: string, account: number, code: string): Offer | undefined => {
  const onSale = onSaleByCode(store, city, code);
  if (onSale) return { ...onSale, kind: { permit: onSale.permit } };
  const customOffer = offerByCode(store, account, code);
  return customOffer && { ...customOffer, kind: { permit: 'days', days: customOffer.days } };
};

export type SubscriptionPurchase = Extract<Purchase, { kind: 'subscription' }>;

/** The id of a permit in requests and in the history. It differs from stay ids. */
export const orderNumOf = ({ id }: { id: number }): string => `A${id}`;

/** The zone of an operation, which has room for one only. */
export const onlyZone = (zones: readonly string[]): string | undefined =>
  zones.length === 1 && zones[0] !== any ? zones[0] : undefined;

const notifyOfPurchase = (
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
  const text = `Абонемент «${offer.title}» для ${displayedPlate(purchase.number)}: с ${shortDate(first)} по ${shortDate(last)}, ${roubles(purchase.kopecks)} ₽. Номер ${orderNumOf({ id })}.`;
  addMessage(store, { city, kind: 'email', to, text, atMs });
};

/** Takes the money, starts the subscription, adds it to the history and sends its owner an e-mail. Returns its id. */
export const beginSubscription = (
  store: Store,
  city: CityConfig,
  offer: Offer,
  purchase: SubscriptionPurchase,
  payment: Payment & { account: number },
): number => {
  const { account, atMs, request } = payment;
  const { code, number, startMs, endMs, kopecks } = purchase;
  const id = addPermit(store, city.city, {
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
  recordOperation(store, city, {
    account,
    type: 'paymentSubscription',
    atMs,
    orderNumber: orderNumOf({ id }),
    kopecks,
    startsMs: startMs,
    endsMs: endMs,
    zone: onlyZone(offer.zones),
    number: displayedPlate(number),
    tariff: offer.title,
    resolution: permitTitle(offer.kind),
  });
  const email = accountById(store, account)?.email;
  if (email) notifyOfPurchase(store, city, email, offer, purchase, id, atMs);
  return id;
};
