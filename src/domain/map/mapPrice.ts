import type { Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import type { MapFeature } from './mapFeature';
import { priceOfDay, pricesAt, type DayType, type PriceInterval, type TariffContext } from '../stay/tariff';
import { normaliseZoneNumber, withoutZeros, type Zone } from '../stay/zone';

/** `findZone` for as many questions as a map has objects: the list is read through once. */
const zoneFinder = (zones: readonly Zone[]): ((input: string) => Zone | undefined) => {
  const exact = new Map<string, Zone>();
  const bare = new Map<string, Zone | undefined>();
  for (const zone of zones) {
    const number = normaliseZoneNumber(zone.number);
    if (!exact.has(number)) exact.set(number, zone);
    const short = withoutZeros(number);
    bare.set(short, bare.has(short) ? undefined : zone);
  }
  return (input) => {
    const number = normaliseZoneNumber(input);
    const short = withoutZeros(number);
    return number === '' ? undefined : (exact.get(number) ?? (short === '' ? undefined : bare.get(short)));
  };
};

/** The scale that parkings are coloured by: each step up to this price an hour, in kopecks. */
export const priceSteps: readonly number[] = [0, 6_000, 12_000, 25_000, Number.POSITIVE_INFINITY];

const stepOf = (dearest: Kopecks): number => priceSteps.findIndex((upTo) => dearest <= upTo);

const everyDay: readonly DayType[] = ['default', 'saturday', 'sunday', 'holiday'];

/**
 * The lowest and the highest price of a week with a holiday in it. Hours without a price are free; an interval that another
 * one hides, or a day type that never comes, costs nobody anything.
 */
const rangeOf = (prices: readonly PriceInterval[]): { lowest: Kopecks; highest: Kopecks } => {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  const include = (dayType: DayType, min: number): void => {
    const perHour = priceOfDay(prices, dayType, min % 1440);
    [lowest, highest] = [Math.min(lowest, perHour), Math.max(highest, perHour)];
  };
  // A price can change only at midnight, and where an interval begins or ends.
  for (const dayType of everyDay) include(dayType, 0);
  for (const { dayType, fromMin, toMin } of prices) {
    include(dayType, fromMin);
    include(dayType, toMin);
  }
  return { lowest, highest };
};

/** Where a parking stands on the scale by its dearest price; -1 for one that does not work now, or whose price nobody knows. */
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
 * The dearest price of a parking in kopecks an hour, as its tag on the map names it: `38000` where it is the same at all hours of
 * every day, `-38000` where it costs less, or nothing, at other times. Nothing for what is free, does not work or tells no price.
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

/** What an object of the map costs an hour now; undefined where that is not known, or nothing is to be paid for there. */
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
 * Reads prices of map objects at one instant, in kopecks an hour: those of the list of zones (or of parkings, where the city
 * is paid by their codes), else the object's own, as the card does. A free parking costs 0; one that is switched off, one
 * without prices and whatever is no parking have none. Made when the first price is asked for: it takes a slow phone a while.
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
