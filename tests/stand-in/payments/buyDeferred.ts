import { post, revenueOf } from '../store/ledger';
import { deferredById, setDeferredPaid } from '../store/deferredStays';
import type { Buyer } from './Buyer';
import { dueOf } from './deferredStays';
import { noteStay } from './stays';

/** Settles a stay without a balance; false where another order has paid for it. */
export const buyDeferred: Buyer<'deferred'> = ({ world, city, purchase, payment }) => {
  const { store } = world;
  const { kopecks, session } = purchase;
  const stay = deferredById(store, city.city, String(session));
  if (!stay || stay.isPaid) return false;
  const { saleKopecks, tariff } = dueOf(store, stay);
  setDeferredPaid(store, stay, kopecks, payment.atMs);
  post(store, { city: city.city, kind: 'payment', ...payment, session, to: revenueOf(city.city), kopecks });
  noteStay(store, 'payment', payment, stay, { kopecks, saleKopecks, startsMs: stay.startMs, durationMin: stay.durationMin, tariff });
  return true;
};
