import { atom } from 'jotai';
import * as v from 'valibot';
import type { Instant } from '~/domain/time/cityTime';
import type { Kopecks } from '~/domain/money/money';
import type { BarrierTicket } from '~/domain/barrier/barrierTicket';
import { returnAddressLifeMs } from '~/domain/stay/stayLink';
import { instant, storageKey, listOf } from '../storageKeys';
import type { Owned } from '../map/placesKeys';
import { isOwnedBy, dataOwnerAtom } from '../session/dataOwner';
import { storedAtom } from '../storedAtom';
import { store } from '../store';

/** A ticket whose payment goes on at a provider's page: what whoever comes back from there wants to know about. */
export interface UnfinishedBarrierPayment extends BarrierTicket {
  sum: Kopecks;
  at: Instant;
  /** The parking that the address named meanwhile, where it was another one. */
  link?: string;
}
type StoredPayment = UnfinishedBarrierPayment & Owned;

const text = v.string();
/** One of each owner: neither the guest nor the account is in the other's way. */
const storedPaymentsAtom = storedAtom(
  storageKey<StoredPayment[]>({
    name: 'left-to-pay',
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
  }),
);

const isRecent = ({ at }: UnfinishedBarrierPayment): boolean => {
  const age = Date.now() - at;
  return age >= 0 && age < returnAddressLifeMs;
};

/** That of whoever uses the app here, as long as the way back is remembered. */
export const unfinishedBarrierPaymentAtom = atom((get): UnfinishedBarrierPayment | undefined =>
  get(storedPaymentsAtom)
    .filter(isRecent)
    .find(isOwnedBy(get(dataOwnerAtom))),
);

/** Everything but what is old, and what is `owner`'s. */
const others = (owner: Owned): StoredPayment[] =>
  store.get(storedPaymentsAtom).filter((one) => isRecent(one) && !isOwnedBy(owner)(one));

/** Keeps a ticket before the page is left. */
export const saveUnfinishedBarrierPayment = (payment: Omit<UnfinishedBarrierPayment, 'at'>): void => {
  const owner = store.get(dataOwnerAtom);
  store.set(storedPaymentsAtom, [...others(owner), { ...payment, ...owner, at: Date.now() }]);
};

/** It is known how it ended, or the driver knows that nothing was paid. */
export const clearUnfinishedBarrierPayment = (): void =>
  store.set(storedPaymentsAtom, others(store.get(dataOwnerAtom)));

/** What logging out does: the account's goes, the guest's stays. */
export const clearAccountUnfinishedPayment = (city: string): void =>
  store.set(storedPaymentsAtom, others({ city, owner: 'account' }));
