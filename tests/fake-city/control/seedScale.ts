import type { CityConfig } from '~/city/schema';
import { planeOf, type Spot } from '../geodata/plane';
import { dayMs } from '../rules/wallTime';
import { inventedOperations } from '../seed/inventedOperations';
import { randomFor } from '../seed/random';
import { lineOf, pointOf } from '../seed/roadside';
import { addFeature, countFeatures } from '../store/stays/features';
import { vehiclesOf } from '../store/account/accounts';
import { addOperation } from '../store/payments/operations';
import { zonesOf } from '../store/stays/zones';
import type { ServerContext } from '../context/ServerContext';
import { ControlError } from './ControlError';

const historyDays = 425;

const zoneNumbers = (server: ServerContext, city: string): string[] => {
  const numbers = zonesOf(server.store, city).map(({ number }) => number);
  if (numbers.length === 0) throw new ControlError(`${city} has no zones.`);
  return numbers;
};

/**
 * Adds parkings at random spots within the bounds of a city. Each has its own code and can be paid for. Adds several
 * thousand a second.
 */
export const addManyParkings = (server: ServerContext, { city, mapBounds }: CityConfig, count: number): void => {
  const { store } = server;
  const plane = planeOf(mapBounds);
  const zones = zoneNumbers(server, city);
  const before = countFeatures(store, city);
  const random = randomFor(city, 'many parkings', before);
  for (let index = 0; index < count; index += 1) {
    const middle: Spot = [random.between(-0.45, 0.45) * plane.widthM, random.between(-0.45, 0.45) * plane.heightM];
    const total = random.whole(3, 40);
    addFeature(store, city, {
      objectType: 'parkings',
      category: 'roadside',
      code: String(1_000_000 + before + index),
      zone: random.pick(zones),
      name: `Парковка ${before + index + 1}`,
      address: `${index % 400}-я улица, дом ${(index % 120) + 1}`,
      geometry: random.happens(0.8)
        ? lineOf(plane, [middle, [middle[0] + 40, middle[1] + 15]])
        : pointOf(plane, middle),
      spaces: { total, free: random.whole(0, total), fordisabled: 1 },
    });
  }
};

/** Adds operations to the history of an account. No money is moved for them, and the ledger does not contain them. */
export const addManyOperations = (
  server: ServerContext,
  { city }: CityConfig,
  account: number,
  count: number,
): void => {
  const vehicles = vehiclesOf(server.store, account).map(({ number }) => number);
  const past = {
    account,
    city,
    numbers: vehicles.length > 0 ? vehicles : ['А001АА77'],
    zones: zoneNumbers(server, city),
    nowMs: server.clock.now(),
    spanMs: historyDays * dayMs,
    count,
  };
  for (const operation of inventedOperations(randomFor(city, account, 'many operations'), past))
    addOperation(server.store, operation);
};
