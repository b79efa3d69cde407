import type { DayType, PriceRule } from '../../rules/tariff';
import type { Store } from '../Store';

export interface ZoneDraft {
  /** Four digits as text, because leading zeros matter. */
  number: string;
  name: string;
  address: string;
  prices: readonly PriceRule[];
}

interface PriceRow {
  zone: string;
  day_type: DayType;
  from_time: string;
  to_time: string;
  kopecks_per_hour: number;
}

const columns = 'zone, day_type, from_time, to_time, kopecks_per_hour';
const ruleOf = (row: PriceRow): PriceRule => ({
  dayType: row.day_type,
  from: row.from_time,
  to: row.to_time,
  kopecksPerHour: row.kopecks_per_hour,
});

export const setPrices = (store: Store, city: string, zone: string, prices: readonly PriceRule[]): void => {
  store.run('delete from zone_price where city = ? and zone = ?', city, zone);
  for (const [position, { dayType, from, to, kopecksPerHour }] of prices.entries()) {
    store.run(
      `insert into zone_price (city, position, ${columns}) values (?, ?, ?, ?, ?, ?, ?)`,
      city,
      position,
      zone,
      dayType,
      from,
      to,
      kopecksPerHour,
    );
  }
};

/** Adds a zone or replaces the one with the same number. */
export const putZone = (store: Store, city: string, { number, name, address, prices }: ZoneDraft): void => {
  store.run(
    'insert or replace into zone (city, number, name, address) values (?, ?, ?, ?)',
    city,
    number,
    name,
    address,
  );
  setPrices(store, city, number, prices);
};

export const hasZone = (store: Store, city: string, number: string): boolean =>
  store.one('select 1 from zone where city = ? and number = ?', city, number) !== undefined;

/** The price rules of a zone, in the city's order. */
export const pricesOf = (store: Store, city: string, zone: string): PriceRule[] =>
  store
    .many<PriceRow>(`select ${columns} from zone_price where city = ? and zone = ? order by position`, city, zone)
    .map(ruleOf);

/** All zones of a city with their prices, by number. */
export const zonesOf = (store: Store, city: string): ZoneDraft[] => {
  const prices = new Map<string, PriceRule[]>();
  for (const row of store.many<PriceRow>(
    `select ${columns} from zone_price where city = ? order by zone, position`,
    city,
  )) {
    prices.set(row.zone, [...(prices.get(row.zone) ?? []), ruleOf(row)]);
  }
  return store
    .many<{ number: string; name: string; address: string }>(
      'select number, name, address from zone where city = ? order by number',
      city,
    )
    .map((zone) => ({ ...zone, prices: prices.get(zone.number) ?? [] }));
};
