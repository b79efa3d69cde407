import { exitMs, barrierKopecks } from '../rules/barrierTariff';
import { minuteMs } from '../rules/wallTime';
import { openingOf, post, revenueOf } from '../store/payments/ledger';
import { addBarrierParking, addTicket } from '../store/stays/barrierTickets';
import type { SeedContext } from './SeedContext';

const parkings = [
  { number: '501', name: 'Парковка у вокзала' },
  { number: '502', name: 'Парковка у рынка' },
];

/**
 * Two parkings with a barrier, if the city has barriers. Their tickets: one to pay for, a free one, one at a broken
 * barrier, a paid one.
 */
export const seedStays = ({ store, city, hasBarrierParkings, nowMs }: SeedContext): void => {
  if (!hasBarrierParkings) return;
  for (const parking of parkings) addBarrierParking(store, city, parking);
  addTicket(store, city, { parking: '501', enteredMs: nowMs - 120 * minuteMs });
  addTicket(store, city, { parking: '501', enteredMs: nowMs - 5 * minuteMs });
  addTicket(store, city, { parking: '502', enteredMs: nowMs - 40 * minuteMs, isBarrierBroken: true });
  const [enteredMs, paidMs] = [nowMs - 170 * minuteMs, nowMs - minuteMs];
  const paidKopecks = barrierKopecks(enteredMs, paidMs);
  addTicket(store, city, { parking: '502', enteredMs, paidKopecks, paidUntilMs: paidMs + exitMs });
  // The simulated payment has no payer, so the opening account is debited.
  post(store, {
    city,
    kind: 'opening',
    atMs: nowMs,
    request: 0,
    from: openingOf(city),
    to: revenueOf(city),
    kopecks: paidKopecks,
  });
};
