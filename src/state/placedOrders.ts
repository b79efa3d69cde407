import type { PlacedOrder } from '~/domain/cardPayment';
import { orderOf } from '~/domain/proof';
import { ownLinksAtom } from './givenLinks';
import { readCityProofs } from './proofs';
import { cityStaysAtom } from './stays';
import { store } from './store';

/** The orders that the chosen city has given to whoever uses this device: their proofs, links of a driver, stays of a guest. */
export const placedOrders = async (): Promise<PlacedOrder[]> => [
  ...store.get(ownLinksAtom).map(({ address, toPay }) => ({ order: orderOf(address), sum: toPay })),
  ...store.get(cityStaysAtom).map(({ page, sum }) => ({ order: orderOf(page), sum })),
  ...(await readCityProofs()).map(({ order, toPay }) => ({ order, sum: toPay })),
];
