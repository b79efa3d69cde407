import type { PlacedOrder } from '~/domain/payments/cardPayment';
import { orderOf } from '~/domain/payments/paymentRecord';
import { issuedLinksAtom } from './issuedLinks';
import { readCityPaymentRecords } from './paymentRecords';
import { cityGuestStaysAtom } from './guestStays';
import { store } from '../store';

/**
 * Returns the orders that the chosen city has issued to users of this device: from payment records, a driver's links,
 * and a guest's stays.
 */
export const placedOrders = async (): Promise<PlacedOrder[]> => [
  ...store.get(issuedLinksAtom).map(({ address, toPay }) => ({ order: orderOf(address), sum: toPay })),
  ...store.get(cityGuestStaysAtom).map(({ page, sum }) => ({ order: orderOf(page), sum })),
  ...(await readCityPaymentRecords()).map(({ order, toPay }) => ({ order, sum: toPay })),
];
