import { post, revenueOf } from '../store/payments/ledger';
import { dropWaiting } from '../store/payments/operations';
import { payLaterById, setPayLaterPaid } from '../store/stays/payLaterStays';
import type { Buyer } from './Buyer';
import { dueOf } from './payLaterStays';
import { recordStay } from './stayPurchases';

/**
 * Settles a pay-later stay and removes its waiting operation from the driver's history. Returns false if another order
 * has paid for it.
 */
export const buyPayLater: Buyer<'deferred'> = ({ server, city, purchase, payment }) => {
  const { store } = server;
  const { kopecks, session: stayId } = purchase;
  const stay = payLaterById(store, city.city, String(stayId));
  if (!stay || stay.isPaid) return false;
  const { saleKopecks, tariff, resolution } = dueOf(store, stay);
  setPayLaterPaid(store, stay, kopecks, payment.atMs);
  post(store, { city: city.city, kind: 'payment', ...payment, session: stayId, to: revenueOf(city.city), kopecks });
  if (payment.account !== null) dropWaiting(store, payment.account, String(stayId));
  const { startMs: startsMs, durationMin } = stay;
  recordStay(store, city, 'payment', payment, stay, {
    kopecks,
    saleKopecks,
    startsMs,
    durationMin,
    tariff,
    resolution,
  });
  return true;
};
