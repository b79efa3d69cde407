import { post, revenueOf } from '../store/ledger';
import { dropWaiting } from '../store/operations';
import { deferredById, setDeferredPaid } from '../store/deferredStays';
import type { Buyer } from './Buyer';
import { dueOf } from './deferredStays';
import { noteStay } from './stays';

/** Settles a stay without a balance, which waits no longer in its driver's history; false where another order has paid for it. */
export const buyDeferred: Buyer<'deferred'> = ({ world, city, purchase, payment }) => {
  const { store } = world;
  const { kopecks, session } = purchase;
  const stay = deferredById(store, city.city, String(session));
  if (!stay || stay.isPaid) return false;
  const { saleKopecks, tariff, resolution } = dueOf(store, stay);
  setDeferredPaid(store, stay, kopecks, payment.atMs);
  post(store, { city: city.city, kind: 'payment', ...payment, session, to: revenueOf(city.city), kopecks });
  if (payment.account !== null) dropWaiting(store, payment.account, String(session));
  const { startMs: startsMs, durationMin } = stay;
  noteStay(store, city, 'payment', payment, stay, { kopecks, saleKopecks, startsMs, durationMin, tariff, resolution });
  return true;
};
