import { leaveMs, planarKopecks } from '../rules/planarTariff';
import { minuteMs } from '../rules/wallTime';
import { openingOf, post, revenueOf } from '../store/ledger';
import { addPlanarParking, addTicket } from '../store/planarTickets';
import type { Town } from './Town';

const parkings = [
  { number: '501', name: 'Парковка у вокзала' },
  { number: '502', name: 'Парковка у рынка' },
];

/** Two parkings with a barrier, where a city has such: a ticket to pay for, a free one, one at a broken barrier, one that is paid. */
export const seedStays = ({ store, city, hasFlatParkings, nowMs }: Town): void => {
  if (!hasFlatParkings) return;
  for (const parking of parkings) addPlanarParking(store, city, parking);
  addTicket(store, city, { parking: '501', enteredMs: nowMs - 120 * minuteMs });
  addTicket(store, city, { parking: '501', enteredMs: nowMs - 5 * minuteMs });
  addTicket(store, city, { parking: '502', enteredMs: nowMs - 40 * minuteMs, isBarrierBroken: true });
  const [enteredMs, paidMs] = [nowMs - 170 * minuteMs, nowMs - minuteMs];
  const paidKopecks = planarKopecks(enteredMs, paidMs);
  addTicket(store, city, { parking: '502', enteredMs, paidKopecks, paidUntilMs: paidMs + leaveMs });
  // Paid for by nobody: the city begins like this.
  post(store, { city, kind: 'opening', atMs: nowMs, request: 0, from: openingOf(city), to: revenueOf(city), kopecks: paidKopecks });
};
