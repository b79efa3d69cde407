/** What only a payment that is on its way needs. */
export { startGuestParking } from '~/data/payments/startGuestParking';
export { stayToKeep } from './stayToKeep';
export { whenProofsAreKept } from '~/state/proofs';
