import type { PlacedOrder } from '~/domain/payments/cardPayment';
import { orderOf } from '~/domain/payments/paymentRecord';
import { issuedLinksAtom } from './issuedLinks';
import { readCityPaymentRecords } from './paymentRecords';
import { cityGuestStaysAtom } from './guestStays';
import { store } from '../store';

/** The orders that the chosen city has given to whoever uses this device: their proofs, links of a driver, stays of a guest. */
export const placedOrders = async (): Promise<PlacedOrder[]> => [
  ...store.get(issuedLinksAtom).map(({ address, toPay }) => ({ order: orderOf(address), sum: toPay })),
  ...store.get(cityGuestStaysAtom).map(({ page, sum }) => ({ order: orderOf(page), sum })),
  ...(await readCityPaymentRecords()).map(({ order, toPay }) => ({ order, sum: toPay })),
];
