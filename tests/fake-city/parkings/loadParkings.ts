import { readFileSync } from 'node:fs';
import type { CityConfig } from '~/city/schema';
import { randomFor } from '../seed/random';
import { inventedPrices } from '../seed/zonePrices';
import { raiseDataVersion } from '../store/cities';
import { addFeature, removeParkings, type FeatureDraft, type Geometry } from '../store/stays/features';
import { hasZone, putZone } from '../store/stays/zones';
import type { ServerContext } from '../context/ServerContext';
import { readParkings, type FileParking } from './readParkings';

const maxLoggedErrors = 20;

type Position = [number, number];
const wirePoint = ([longitude, latitude]: Position) => ({ latitude, longitude });

const wireGeometry = ({ type, coordinates }: FileParking['geometry']): Geometry => {
  if (type === 'Point') return { type, coordinates: wirePoint(coordinates) };
  if (type === 'LineString') return { type, coordinates: coordinates.map(wirePoint) };
  return { type, coordinates: coordinates.map((ring) => ring.map(wirePoint)) };
};

const firstPosition = ({ type, coordinates }: FileParking['geometry']): Position | undefined => {
  if (type === 'Point') return coordinates;
  return type === 'LineString' ? coordinates[0] : coordinates[0]?.[0];
};

const isIn = ({ southWest, northEast }: CityConfig['mapBounds'], [lon, lat]: Position): boolean =>
  lon >= southWest.longitude && lon <= northEast.longitude && lat >= southWest.latitude && lat <= northEast.latitude;

/** The city whose bounds contain most of the parkings; undefined if none contains any. */
const cityOf = (server: ServerContext, parkings: readonly FileParking[]): CityConfig | undefined => {
  const spots = parkings.map(({ geometry }) => firstPosition(geometry)).filter((spot) => spot !== undefined);
  const counted = [...server.cities.values()].map((city) => ({
    city,
    held: spots.filter((spot) => isIn(city.mapBounds, spot)).length,
  }));
  const best = counted.reduce((a, b) => (b.held > a.held ? b : a));
  return best.held > 0 ? best.city : undefined;
};

const draftOf = ({ geometry, zoneNumber, capacity, capacityDisabled, address, name }: FileParking): FeatureDraft => ({
  objectType: 'parkings',
  category: geometry.type === 'Polygon' ? 'planar' : 'roadside',
  zone: zoneNumber,
  name,
  address,
  geometry: wireGeometry(geometry),
  spaces: capacity === undefined ? undefined : { total: capacity, fordisabled: capacityDisabled },
});

/** Replaces a city's parkings and adds the missing zones, with generated prices. */
const replaceParkings = (server: ServerContext, { city }: CityConfig, parkings: readonly FileParking[]): void =>
  server.store.transact(() => {
    const { store } = server;
    removeParkings(store, city);
    const zones = new Map<string, FileParking>();
    for (const parking of parkings) {
      addFeature(store, city, draftOf(parking));
      if (!zones.has(parking.zoneNumber)) zones.set(parking.zoneNumber, parking);
    }
    for (const [number, { address }] of zones) {
      if (hasZone(store, city, number)) continue;
      const random = randomFor(city, 'file zone', number);
      putZone(store, city, {
        number,
        name: `Зона ${number}`,
        address: address ?? '',
        prices: inventedPrices(random, random.next()),
      });
    }
    raiseDataVersion(store, city);
  });

/**
 * Loads a GeoJSON file of parkings into a city: `cityId`, or the one whose bounds contain most of them. Logs what was
 * loaded and what could not be, in one sentence each. Never throws, so that the rest of the fake city starts.
 */
export const loadParkings = (
  server: ServerContext,
  path: string,
  cityId: string | undefined,
  log: (sentence: string) => void,
): void => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    log(`${path}: there is no such file or it cannot be read, so no parkings were loaded.`);
    return;
  }
  const { parkings, errors } = readParkings(text, path);
  for (const error of errors.slice(0, maxLoggedErrors)) log(error);
  if (errors.length > maxLoggedErrors) log(`${path}: ${errors.length - maxLoggedErrors} more features were left out.`);
  if (parkings.length === 0) {
    if (errors.length === 0) log(`${path}: holds no parkings.`);
    return;
  }
  const chosen = cityId === undefined ? cityOf(server, parkings)?.city : cityId;
  const city = chosen === undefined ? undefined : server.city(chosen);
  if (!city) {
    log(
      chosen === undefined
        ? `${path}: no city of cities.json holds these parkings; name one with CITY.`
        : `CITY=${chosen}: there is no such city in cities.json.`,
    );
    return;
  }
  replaceParkings(server, city, parkings);
  log(`${city.nameForShow.en}: ${parkings.length} parkings loaded from ${path}.`);
};
