import type { CityConfig } from '~/city/schema';
import { Refusal } from '../calls/Refusal';
import { roubles } from '../rules/money';
import { costOf, costOfPart, priceStay, type PricedPart, type Stay } from '../rules/tariff';
import { isoInCity, minuteMs, wallTimeAt } from '../rules/wallTime';
import { holidaysOf } from '../store/holidays';
import type { Store } from '../store/Store';
import { pricesOf } from '../store/zones';

export interface Quote {
  parts: PricedPart[];
  kopecks: number;
  /** For people: the prices that the stay meets. */
  tariff: string;
}

/** What a stay in a zone costs by its tariff and the city's calendar. Throws TariffNotFound, CalendarIsEmpty. */
export const quoteStay = (store: Store, { city, timeZone }: CityConfig, zone: string, stay: Stay): Quote => {
  const rules = pricesOf(store, city, zone);
  if (rules.length === 0) throw new Refusal('TariffNotFound');
  const yearAt = (atMs: number): number => Number(wallTimeAt(timeZone, atMs).date.slice(0, 4));
  const years = new Set([yearAt(stay.startMs), yearAt(stay.startMs + stay.durationMin * minuteMs)]);
  const calendar = [...years].map((year) => holidaysOf(store, city, year));
  if (calendar.some((days) => days.length === 0)) throw new Refusal('CalendarIsEmpty');
  const parts = priceStay(stay, rules, new Set(calendar.flat()), timeZone);
  const prices = [...new Set(parts.map(({ kopecksPerHour }) => roubles(kopecksPerHour)))];
  return { parts, kopecks: costOf(parts), tariff: prices.map((price) => `${price} ₽/ч`).join(', ') };
};

/** The parts as the wire has them: dates with the city's offset, roubles. Together they cover the whole stay. */
export const wireIntervals = (timeZone: string, { startMs }: Stay, parts: readonly PricedPart[]) => {
  const base = Math.floor(startMs / minuteMs) * minuteMs;
  return parts.map((part) => ({
    from: isoInCity(timeZone, base + part.fromMin * minuteMs),
    to: isoInCity(timeZone, base + part.toMin * minuteMs),
    price: roubles(part.kopecksPerHour),
    cost: roubles(costOfPart(part)),
  }));
};
