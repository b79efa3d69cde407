import type { CityConfig } from '~/city/schema';
import type { CityGeodata } from '../geodata/cityGeodata';
import { addAccount } from '../store/account/accounts';
import { addCity } from '../store/cities';
import { addFeature } from '../store/stays/features';
import { addHoliday } from '../store/stays/holidays';
import { openingOf, post, walletOf } from '../store/payments/ledger';
import type { Store } from '../store/Store';
import { putZone } from '../store/stays/zones';
import { demoAccounts } from './demoAccounts';
import { calendarOf } from './holidays';
import { inventedFeatures } from './parkings';
import { parkingStreets } from './roadside';
import { seedCompanies } from './seedCompanies';
import { seedDocuments } from './seedDocuments';
import { seedStays } from './seedStays';
import { seedSubscriptions } from './seedSubscriptions';
import { seedContent } from './seedContent';
import type { SeedContext } from './SeedContext';
import { nearestZone, zoneSpotsOf } from './zoneSpots';

/** The functions that fill each area of a new city, in this order. */
const areas: readonly ((context: SeedContext) => void)[] = [
  seedStays,
  seedSubscriptions,
  seedDocuments,
  seedCompanies,
  seedContent,
];

/** The radius around the city centre in which parking is paid, in metres. */
const paidRadiusM = ({ cityRadiusM }: CityGeodata): number => Math.min(cityRadiusM * 0.45, 4200);

/**
 * Fills an empty city: calendar, zones with prices, map objects, demo accounts with balances. The same seed always
 * gives the same city, whatever the order in which cities are filled.
 */
export const seedCity = (
  store: Store,
  { city, timeZone, profile }: Pick<CityConfig, 'city' | 'timeZone' | 'profile'>,
  plan: CityGeodata,
  seed: number,
  nowMs: number,
): void =>
  store.transact(() => {
    addCity(store, city, seed);
    for (const date of calendarOf(city)) addHoliday(store, city, date);

    const radiusM = paidRadiusM(plan);
    const zones = zoneSpotsOf(city, seed, radiusM);
    const streets = parkingStreets(plan, radiusM);
    for (const zone of zones) {
      const main = streets.find(({ line }) => line[0] !== undefined && nearestZone(zones, line[0]) === zone);
      const address = main
        ? `${main.name}, дома 1–${Math.max(3, Math.round(main.lengthM / 20) * 2 + 1)}`
        : 'центр города';
      putZone(store, city, { number: zone.number, name: `Зона ${zone.number}`, address, prices: zone.prices });
    }
    for (const feature of inventedFeatures(plan, city, seed, zones, radiusM)) addFeature(store, city, feature);

    const accounts = new Map<string, number>();
    for (const person of demoAccounts(city)) {
      const account = addAccount(store, city, { ...person, salt: `${city}/${person.email}` }, nowMs);
      accounts.set(person.email, account);
      if (person.balanceKopecks === 0) continue;
      post(store, {
        city,
        kind: 'opening',
        atMs: nowMs,
        request: 0,
        account,
        from: openingOf(city),
        to: walletOf(account),
        kopecks: person.balanceKopecks,
      });
    }
    const hasBarrierParkings = profile.parking.planarParkingAvailable;
    const context = {
      store,
      city,
      timeZone,
      hasBarrierParkings,
      seed,
      nowMs,
      zones: zones.map(({ number }) => number),
      accounts,
    };
    for (const seedArea of areas) seedArea(context);
  });
