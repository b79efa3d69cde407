import type { CityGeodata } from '../geodata/cityGeodata';
import type { FeatureDraft } from '../store/stays/features';
import type { Random } from './random';
import { randomFor } from './random';
import { lineOf, parkingStreets, placeOn, pointOf, polygonOf, type Place } from './roadside';
import { nearestZone, type ZoneSpot } from './zoneSpots';

/** The number of parkings of each category, their shape on the map and their length along the street in metres. */
const kinds: readonly {
  category: string;
  count: number;
  shape: 'kerb' | 'yard' | 'point';
  lengthM: [number, number];
  isFree?: boolean;
  hasNoZone?: boolean;
}[] = [
  { category: 'roadside', count: 205, shape: 'kerb', lengthM: [24, 110] },
  { category: 'pocket', count: 18, shape: 'kerb', lengthM: [20, 50] },
  { category: 'planar', count: 14, shape: 'yard', lengthM: [45, 90] },
  { category: 'multilevel', count: 8, shape: 'yard', lengthM: [40, 70] },
  { category: 'commerce', count: 10, shape: 'yard', lengthM: [40, 80], hasNoZone: true },
  { category: 'municipal', count: 10, shape: 'yard', lengthM: [35, 60] },
  { category: 'free', count: 14, shape: 'kerb', lengthM: [30, 80], isFree: true },
  { category: 'disabled', count: 16, shape: 'kerb', lengthM: [12, 24], isFree: true },
  { category: 'resident', count: 10, shape: 'kerb', lengthM: [30, 60] },
  { category: 'taxi', count: 8, shape: 'kerb', lengthM: [18, 36], hasNoZone: true },
  { category: 'bus', count: 8, shape: 'kerb', lengthM: [24, 48], hasNoZone: true },
  { category: 'parkingMeter', count: 10, shape: 'point', lengthM: [20, 40] },
];

/** Other objects on the map: their names and their number. */
const sights: readonly { objectType: string; count: number; names: readonly string[] }[] = [
  { objectType: 'parcomats', count: 26, names: ['Паркомат'] },
  { objectType: 'terminals', count: 12, names: ['Терминал оплаты'] },
  { objectType: 'InformationTable', count: 9, names: ['Информационное табло'] },
  { objectType: 'Church', count: 6, names: ['Никольский храм', 'Троицкий собор', 'Успенская церковь'] },
  { objectType: 'Museum', count: 6, names: ['Краеведческий музей', 'Музей истории города', 'Художественная галерея'] },
  {
    objectType: 'Sight',
    count: 8,
    names: ['Водонапорная башня', 'Старый мост', 'Дом купца', 'Памятник основателям города'],
  },
];

const vehicleM = 5.5;

const spacesOf = (random: Random, lengthM: number, category: string): NonNullable<FeatureDraft['spaces']> => {
  const total = Math.max(2, Math.round((category === 'multilevel' ? 6 : 1) * (lengthM / vehicleM)));
  if (category === 'disabled') return { total, free: random.whole(0, total), fordisabled: total };
  return {
    total,
    free: random.whole(0, total),
    fordisabled: random.happens(0.4) ? Math.max(1, Math.round(total / 10)) : 0,
  };
};

/**
 * About 400 objects along the streets of the plan: parkings of every category, and every other type of object. Parkings
 * have codes, spaces and addresses, and some are closed. `radiusM` limits the paid part of the city. All invented.
 */
export const inventedFeatures = (
  plan: CityGeodata,
  city: string,
  seed: number,
  zones: readonly ZoneSpot[],
  radiusM: number,
): FeatureDraft[] => {
  const random = randomFor(city, seed, 'parkings');
  const streets = parkingStreets(plan, radiusM);
  const { plane } = plan;
  let code = 10_000;
  const shapeOf = (shape: 'kerb' | 'yard' | 'point', place: Place, lengthM: number): FeatureDraft['geometry'] => {
    if (shape === 'point') return pointOf(plane, place.spot);
    return shape === 'kerb'
      ? lineOf(plane, place.kerb(lengthM, 6))
      : polygonOf(plane, place.yard(lengthM, random.between(18, 40)));
  };
  const parkings = kinds.flatMap(({ category, count, shape, lengthM, isFree, hasNoZone }) =>
    Array.from({ length: count }, (_, index): FeatureDraft => {
      const place = placeOn(random, random.pick(streets));
      const requestedM = random.between(...lengthM);
      const zone = nearestZone(zones, place.spot).number;
      code += 1;
      return {
        objectType: 'parkings',
        category,
        code: String(code),
        zone: hasNoZone ? undefined : zone,
        name: hasNoZone ? `Парковка ${code}` : `Парковка №${zone} (${index + 1})`,
        address: place.address,
        geometry: shapeOf(shape, place, requestedM),
        spaces: spacesOf(random, requestedM, category),
        // Some roadside parkings are free as well. Free categories set `isFree` themselves.
        isFree: isFree ?? (category === 'roadside' && index % 40 === 7),
        isInactive: index % 23 === 11,
      };
    }),
  );
  const others = sights.flatMap(({ objectType, count, names }) =>
    Array.from({ length: count }, (): FeatureDraft => {
      const place = placeOn(random, random.pick(streets));
      return { objectType, name: random.pick(names), address: place.address, geometry: pointOf(plane, place.spot) };
    }),
  );
  const resident = zones.slice(0, 6).map((zone): FeatureDraft => {
    const [x, y] = zone.middle;
    const halfM = random.between(110, 190);
    const outline = [
      [-1, -1],
      [1, -0.8],
      [0.9, 1],
      [-1.1, 0.9],
      [-1, -1],
    ].map(([dx = 0, dy = 0]) => [x + dx * halfM, y + dy * halfM] as const);
    return {
      objectType: 'residentzone',
      zone: zone.number,
      name: `Зона для жителей ${zone.number}`,
      geometry: polygonOf(plane, outline),
    };
  });
  return [...parkings, ...others, ...resident];
};
