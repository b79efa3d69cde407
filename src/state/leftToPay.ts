import { atom } from 'jotai';
import * as v from 'valibot';
import type { Instant } from '~/domain/cityTime';
import type { Kopecks } from '~/domain/money';
import type { PlanarTicket } from '~/domain/planar';
import { returnAddressLifeMs } from '~/domain/stayLink';
import { instant, key } from './keys';
import type { Owned } from './placesKeys';
import { isOwnedBy, placesOwnerAtom } from './placesOwner';
import { storedAtom } from './storedAtom';
import { store } from './store';

/** A ticket whose payment goes on at a provider's page: what whoever comes back from there wants to know about. */
export interface LeftToPay extends PlanarTicket {
  sum: Kopecks;
  at: Instant;
}

const text = v.string();
const keptAtom = storedAtom(
  key<(LeftToPay & Owned) | null>({
    name: 'left-to-pay',
    schema: v.nullable(v.object({ city: text, owner: v.picklist(['guest', 'account']), parking: text, ticket: text, sum: v.number(), at: instant })),
    fallback: null,
  }),
);

/** That of whoever uses the app here, as long as the way back is remembered. */
export const leftToPayAtom = atom((get): LeftToPay | undefined => {
  const kept = get(keptAtom);
  const age = kept ? Date.now() - kept.at : Number.POSITIVE_INFINITY;
  return kept && isOwnedBy(get(placesOwnerAtom))(kept) && age >= 0 && age < returnAddressLifeMs ? kept : undefined;
});

/** Keeps a ticket before the page is left. */
export const keepLeftToPay = (left: Omit<LeftToPay, 'at'>): void => store.set(keptAtom, { ...left, ...store.get(placesOwnerAtom), at: Date.now() });

/** It is known how it ended, or the driver knows that nothing was paid. */
export const forgetLeftToPay = (): void => store.set(keptAtom, null);

/** What logging out does: the account's goes, the guest's stays. */
export const forgetAccountsLeftToPay = (city: string): void => {
  const kept = store.get(keptAtom);
  if (kept && isOwnedBy({ city, owner: 'account' })(kept)) forgetLeftToPay();
};
