import { atom } from 'jotai';
import * as v from 'valibot';
import type { Instant } from '~/domain/cityTime';
import type { Kopecks } from '~/domain/money';
import type { PlanarTicket } from '~/domain/planar';
import { returnAddressLifeMs } from '~/domain/stayLink';
import { instant, key, listOf } from './keys';
import type { Owned } from './placesKeys';
import { isOwnedBy, placesOwnerAtom } from './placesOwner';
import { storedAtom } from './storedAtom';
import { store } from './store';

/** A ticket whose payment goes on at a provider's page: what whoever comes back from there wants to know about. */
export interface LeftToPay extends PlanarTicket {
  sum: Kopecks;
  at: Instant;
  /** The parking that the address named meanwhile, where it was another one. */
  link?: string;
}
type Kept = LeftToPay & Owned;

const text = v.string();
/** One of each owner: neither the guest nor the account is in the other's way. */
const keptAtom = storedAtom(
  key<Kept[]>({
    name: 'left-to-pay',
    isVital: true,
    schema: listOf<Kept>(
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

const isRecent = ({ at }: LeftToPay): boolean => {
  const age = Date.now() - at;
  return age >= 0 && age < returnAddressLifeMs;
};

/** That of whoever uses the app here, as long as the way back is remembered. */
export const leftToPayAtom = atom((get): LeftToPay | undefined =>
  get(keptAtom)
    .filter(isRecent)
    .find(isOwnedBy(get(placesOwnerAtom))),
);

/** Everything but what is old, and what is `owner`'s. */
const others = (owner: Owned): Kept[] => store.get(keptAtom).filter((one) => isRecent(one) && !isOwnedBy(owner)(one));

/** Keeps a ticket before the page is left. */
export const keepLeftToPay = (left: Omit<LeftToPay, 'at'>): void => {
  const owner = store.get(placesOwnerAtom);
  store.set(keptAtom, [...others(owner), { ...left, ...owner, at: Date.now() }]);
};

/** It is known how it ended, or the driver knows that nothing was paid. */
export const forgetLeftToPay = (): void => store.set(keptAtom, others(store.get(placesOwnerAtom)));

/** What logging out does: the account's goes, the guest's stays. */
export const forgetAccountsLeftToPay = (city: string): void => store.set(keptAtom, others({ city, owner: 'account' }));
