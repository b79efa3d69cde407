/** What only a payment that is on its way needs. */
export { paymentPage } from '~/data/payments/paymentPage';
export { startGuestParking } from '~/data/payments/startGuestParking';
