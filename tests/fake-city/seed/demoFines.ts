import { dayMs, minuteMs } from '../rules/wallTime';
import { uinOf } from '../rules/uin';
import { addFine, type FineStatus } from '../store/payments/fines';
import { vehiclesOf } from '../store/account/accounts';
import { operatorOf } from './operator';
import { randomFor } from './random';
import type { SeedContext } from './SeedContext';

/** A fine for each status colour, newest first. */
const kinds: readonly { status: FineStatus; daysAgo: number; roubles: number; paidRoubles?: number }[] = [
  { status: 'new', daysAgo: 3, roubles: 2500 },
  { status: 'sent', daysAgo: 12, roubles: 2500 },
  { status: 'delivered', daysAgo: 34, roubles: 3000 },
  { status: 'paid', daysAgo: 61, roubles: 2500, paidRoubles: 1875 },
  { status: 'cancelled', daysAgo: 95, roubles: 2500 },
  { status: 'sent to bailiff service', daysAgo: 190, roubles: 5000 },
];

interface Spot {
  address: string;
  zone: string;
}

/** Adds a driver's fines for unpaid parking at some of the city's parkings. */
export const addDemoFines = ({ store, city, seed, nowMs }: SeedContext, account: number): void => {
  const random = randomFor(city, seed, 'fines');
  const vehicles = vehiclesOf(store, account).filter(({ category }) => category === 'B');
  const spots = store.many<Spot>(
    "select address, zone from feature where city = ? and category = 'roadside' and address is not null and zone is not null order by id limit 50",
    city,
  );
  const certificates = new Map(
    vehicles.map(({ number, sts }) => [number, sts ?? `${random.whole(10, 99)}ТУ${random.whole(100_000, 999_999)}`]),
  );
  for (const [index, { status, daysAgo, roubles, paidRoubles = 0 }] of kinds.entries()) {
    const { number } = random.pick(vehicles);
    const { address, zone } = random.pick(spots);
    const startMs = nowMs - (daysAgo + 2) * dayMs - random.whole(0, 300) * minuteMs;
    addFine(store, city, {
      uin: uinOf(`${operatorOf(city).uinPrefix}9${String(index + 1).padStart(10, '0')}`),
      account,
      status,
      atMs: nowMs - daysAgo * dayMs,
      totalKopecks: roubles * 100,
      paidKopecks: paidRoubles * 100,
      sts: certificates.get(number) ?? '',
      number,
      zone,
      place: address,
      startMs,
      endMs: startMs + random.whole(20, 180) * minuteMs,
    });
  }
};
