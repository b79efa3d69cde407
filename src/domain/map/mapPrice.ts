import type { Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import type { MapFeature } from './mapFeature';
import { priceOfDay, pricesAt, type DayType, type PriceInterval, type TariffContext } from '../stay/tariff';
import { zoneFinder, type Zone } from '../stay/zone';

/** The colour scale of parkings: the upper price of each step, in kopecks an hour. */
export const priceSteps: readonly number[] = [0, 6_000, 12_000, 25_000, Number.POSITIVE_INFINITY];

const stepOf = (dearest: Kopecks): number => priceSteps.findIndex((upTo) => dearest <= upTo);

const everyDay: readonly DayType[] = ['default', 'saturday', 'sunday', 'holiday'];

/**
 * The lowest and the highest price of a week that has a holiday. Hours without a price are free. Intervals that another
 * one hides, and day types that never occur, are ignored.
 */
const rangeOf = (prices: readonly PriceInterval[]): { lowest: Kopecks; highest: Kopecks } => {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  const include = (dayType: DayType, min: number): void => {
    const perHour = priceOfDay(prices, dayType, min % 1440);
    [lowest, highest] = [Math.min(lowest, perHour), Math.max(highest, perHour)];
  };
  // A price can change only at midnight and where an interval begins or ends.
  for (const dayType of everyDay) include(dayType, 0);
  for (const { dayType, fromMin, toMin } of prices) {
    include(dayType, fromMin);
    include(dayType, toMin);
  }
  return { lowest, highest };
};

/**
 * Returns a parking's step on the colour scale, by its highest price; -1 if it is out of service or its price is
 * unknown.
 */
export const priceStepOf = ({
  isInactive,
  category,
  prices,
}: Pick<MapFeature, 'isInactive' | 'category' | 'prices'>): number => {
  if (isInactive) return -1;
  if (category === 'free') return 0;
  return prices.length === 0 ? -1 : stepOf(rangeOf(prices).highest);
};

/**
 * Returns the highest price of a parking in kopecks an hour, as shown in its label on the map. `38000` applies at all
 * times, `-38000` means that it costs less or nothing at other times. Empty if it is free, out of service or without a
 * price.
 */
export const priceTagOf = ({
  objectType,
  isInactive,
  category,
  prices,
}: Pick<MapFeature, 'objectType' | 'isInactive' | 'category' | 'prices'>): string => {
  if (objectType !== 'parkings' || isInactive || category === 'free') return '';
  const { lowest, highest } = rangeOf(prices);
  if (highest === 0) return '';
  return `${lowest < highest ? '-' : ''}${highest}`;
};

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
