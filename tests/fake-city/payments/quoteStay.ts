import type { CityConfig } from '~/city/schema';
import { Refusal } from '../calls/Refusal';
import type { Discount } from '../rules/discount';
import { roubles } from '../rules/money';
import {
  costOf,
  costOfPart,
  firstMinuteMs,
  priceStay,
  saleOf,
  type OfferedPart,
  type PricedPart,
  type StaySpan,
} from '../rules/tariff';
import { isoInCity, minuteMs, wallTimeAt } from '../rules/wallTime';
import { holidaysOf } from '../store/stays/holidays';
import type { Store } from '../store/Store';
import { pricesOf } from '../store/stays/zones';

export interface Quote {
  parts: OfferedPart[];
  kopecks: number;
  /** The amount saved by benefits. */
  saleKopecks: number;
  /** The applied prices as text for people. */
  tariff: string;
}

/** Everything that makes a stay cheaper or dearer than its zone's tariff. */
export interface Terms {
  discounts: readonly Discount[];
  /** The share of the tariff's price that this vehicle pays; 100 is the whole price. */
  percent: number;
}

const plainTerms: Terms = { discounts: [], percent: 100 };

/** The hourly prices of some parts as text. */
export const tariffText = (parts: readonly PricedPart[]): string => {
  const prices = [...new Set(parts.map(({ kopecksPerHour }) => roubles(kopecksPerHour)))];
  return prices.map((price) => `${price} ₽/ч`).join(', ');
};

/**
 * The price of a stay in a zone by its tariff and the city's calendar. Throws TariffNotFound, CalendarIsEmpty,
 * TypeOfDayIsNotDefined, CalculationCostError if the price is not a valid sum.
 */
export const quoteStay = (
  store: Store,
  { city, timeZone }: CityConfig,
  zone: string,
  stay: StaySpan,
  terms: Terms = plainTerms,
): Quote => {
  const rules = pricesOf(store, city, zone);
  if (rules.length === 0) throw new Refusal('TariffNotFound');
  const yearAt = (minute: number): number =>
    Number(wallTimeAt(timeZone, firstMinuteMs(stay) + minute * minuteMs).date.slice(0, 4));
  // The minute after the last one does not count.
  const years = new Set([yearAt(0), yearAt(stay.durationMin - 1)]);
  const calendar = [...years].map((year) => holidaysOf(store, city, year));
  if (calendar.some((days) => days.length === 0)) throw new Refusal('CalendarIsEmpty');
  const parts = priceStay(stay, { rules, holidays: new Set(calendar.flat()), timeZone, ...terms });
  if (!parts) throw new Refusal('TypeOfDayIsNotDefined');
  const kopecks = costOf(parts);
  if (!Number.isSafeInteger(kopecks) || kopecks < 0) throw new Refusal('CalculationCostError');
  return { parts, kopecks, saleKopecks: saleOf(parts), tariff: tariffText(parts) };
};

/** The parts in the wire's form: dates with the city's offset, roubles. Together they cover the whole stay. */
export const wireIntervals = (timeZone: string, stay: StaySpan, parts: readonly PricedPart[]) => {
  const base = firstMinuteMs(stay);
  return parts.map((part) => ({
    from: isoInCity(timeZone, base + part.fromMin * minuteMs),
    to: isoInCity(timeZone, base + part.toMin * minuteMs),
    price: roubles(part.kopecksPerHour),
    cost: roubles(costOfPart(part)),
  }));
};
