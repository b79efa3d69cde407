import { atom } from 'jotai';
import * as v from 'valibot';
import type { Instant } from '~/domain/time/cityTime';
import type { Kopecks } from '~/domain/money/money';
import type { BarrierTicket } from '~/domain/barrier/barrierTicket';
import { instant, storageKey, listOf } from '../storageKeys';
import type { Owned } from '../map/placesKeys';
import { isOwnedBy, dataOwnerAtom } from '../session/dataOwner';
import { returnAddressLifeMs } from '../session/returnAddress';
import { storedAtom } from '../storedAtom';
import { store } from '../store';

/** A ticket whose payment continues on a provider's page, with the data that the driver needs after returning. */
export interface UnfinishedBarrierPayment extends BarrierTicket {
  sum: Kopecks;
  at: Instant;
  /** The parking that the address named in the meantime, if it was a different one. */
  link?: string;
}
type StoredPayment = UnfinishedBarrierPayment & Owned;

const text = v.string();
/** One payment per owner, so that the guest's and the account's do not interfere. */
export const unfinishedBarrierPaymentsKey = storageKey<StoredPayment[]>({
  name: 'left-to-pay',
  owner: 'both',
  purpose: 'payments',
  survivesReset: true,
  isVital: true,
  schema: listOf<StoredPayment>(
    v.object({
      city: text,
      owner: v.picklist(['guest', 'account']),
      parking: text,
      ticket: text,
      sum: v.number(),
      at: instant,
      link: v.optional(text),
    }),
  ),
  fallback: [],
});
const storedPaymentsAtom = storedAtom(unfinishedBarrierPaymentsKey);

const isRecent = ({ at }: UnfinishedBarrierPayment): boolean => {
  const age = Date.now() - at;
  return age >= 0 && age < returnAddressLifeMs;
};

/** The current user's payment, as long as the return address is remembered. */
export const unfinishedBarrierPaymentAtom = atom((get): UnfinishedBarrierPayment | undefined =>
  get(storedPaymentsAtom)
    .filter(isRecent)
    .find(isOwnedBy(get(dataOwnerAtom))),
);

/** Returns all recent payments except those of `owner`. */
const others = (owner: Owned): StoredPayment[] =>
  store.get(storedPaymentsAtom).filter((one) => isRecent(one) && !isOwnedBy(owner)(one));

/** Stores a ticket before the page is left. */
export const saveUnfinishedBarrierPayment = (payment: Omit<UnfinishedBarrierPayment, 'at'>): void => {
  const owner = store.get(dataOwnerAtom);
  store.set(storedPaymentsAtom, [...others(owner), { ...payment, ...owner, at: Date.now() }]);
};

/** Called when the outcome is known, or when the driver knows that nothing was paid. */
export const clearUnfinishedBarrierPayment = (): void =>
  store.set(storedPaymentsAtom, others(store.get(dataOwnerAtom)));

/** Called on logout: removes the account's payment; the guest's stays. */
export const clearAccountUnfinishedPayment = (city: string): void =>
  store.set(storedPaymentsAtom, others({ city, owner: 'account' }));
