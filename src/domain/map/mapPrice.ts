import type { Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import type { MapFeature } from './mapFeature';
import { pricesAt, type PriceInterval, type TariffContext } from '../stay/tariff';
import { zoneFinder, type Zone } from '../stay/zone';

/** The colour scale of parkings: the upper price of each step, in kopecks an hour. */
export const priceSteps: readonly number[] = [0, 6_000, 12_000, 25_000, Number.POSITIVE_INFINITY];

/** Returns the step of a price on the colour scale; -1 if the price is unknown. */
export const priceStepOf = (perHour: Kopecks | undefined): number =>
  perHour === undefined ? -1 : priceSteps.findIndex((upTo) => perHour <= upTo);

/** Returns the current price of a map object per hour. Undefined if it is unknown or nothing can be paid there. */
export type PriceNow = (feature: MapFeature) => Kopecks | undefined;

const createPriceReader = (
  zones: readonly Zone[],
  paysByParking: boolean,
  at: Instant,
  context: TariffContext,
): PriceNow => {
  const read = pricesAt(at, context);
  const priceOf = (prices: readonly PriceInterval[]): Kopecks | undefined =>
    prices.length > 0 ? read(prices) : undefined;
  const find = paysByParking
    ? (
        (byCode) => (code: string) =>
          byCode.get(code)
      )(new Map(zones.map((zone) => [zone.parkingCode, zone])))
    : zoneFinder(zones);
  const known = new Map<string, Kopecks | undefined>();
  const ofList = (name: string): Kopecks | undefined => {
    if (!known.has(name)) known.set(name, priceOf(find(name)?.prices ?? []));
    return known.get(name);
  };
  return ({ objectType, category, isInactive, code, zoneNumber, prices }) => {
    if (objectType !== 'parkings' || isInactive) return undefined;
    if (category === 'free') return 0;
    const name = paysByParking ? code : zoneNumber;
    return (name === undefined ? undefined : ofList(name)) ?? priceOf(prices);
  };
};

/**
 * Reads prices of map objects at one moment, in kopecks an hour. Like the card, it uses the list of zones first, or of
 * parkings where the city pays by code. Then it uses the object's own prices. A free parking costs 0. Parkings out of
 * service or without prices and all other objects have none. Created on the first use, because that takes a while on a
 * slow phone.
 */
export const priceReader = (
  zones: readonly Zone[],
  paysByParking: boolean,
  at: Instant,
  context: TariffContext,
): PriceNow => {
  let read: PriceNow | undefined;
  return (feature) => (read ??= createPriceReader(zones, paysByParking, at, context))(feature);
};
