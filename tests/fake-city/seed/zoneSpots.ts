import { distance, type Spot } from '../geodata/plane';
import { inventedPrices, daytime, roundTheClock } from './zonePrices';
import type { PriceRule } from '../rules/tariff';
import { randomFor } from './random';

/** A zone before it has streets: only its centre is known. */
export interface ZoneSpot {
  number: string;
  middle: Spot;
  prices: PriceRule[];
}

/** Two zones with the same numbers in every city: one that is always paid, and one with free nights and Sundays. */
const known: readonly Pick<ZoneSpot, 'number' | 'prices'>[] = [
  { number: '0101', prices: roundTheClock(60) },
  { number: '0302', prices: daytime(40, 20, 30) },
];

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** 12 to 25 zones around the city centre, within `radiusM` metres. Numbers are invented, and some start with zeros. */
export const zoneSpotsOf = (city: string, seed: number, radiusM: number): ZoneSpot[] => {
  const random = randomFor(city, seed, 'zones');
  const count = random.whole(12, 25);
  const taken = new Set(known.map(({ number }) => number));
  const numberOf = (): string => {
    const number = `${random.pick(['01', '02', '03', '04', '11', '12', '21', '31'])}${String(random.whole(3, 29)).padStart(2, '0')}`;
    if (taken.has(number)) return numberOf();
    taken.add(number);
    return number;
  };
  return Array.from({ length: count }, (_, index) => {
    const radius = radiusM * Math.sqrt((index + 0.3) / count);
    const angle = index * goldenAngle + random.between(-0.2, 0.2);
    const middle: Spot = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return { middle, ...(known[index] ?? { number: numberOf(), prices: inventedPrices(random, radius / radiusM) }) };
  });
};

export const nearestZone = (zones: readonly ZoneSpot[], spot: Spot): ZoneSpot => {
  const [first, ...others] = zones;
  if (!first) throw new RangeError('A city has at least one zone.');
  return others.reduce(
    (best, zone) => (distance(zone.middle, spot) < distance(best.middle, spot) ? zone : best),
    first,
  );
};
