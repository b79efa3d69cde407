import { hourMs, type Instant } from '../time/cityTime';
import type { GeoPoint } from '../content/options';
import { anchorOf, type MapFeature } from './mapFeature';
import { metresBetween, nearestPointOf } from './directions';

/** Where a payment was begun from the map: kept until the stay is there that it belongs to. */
export interface Spot {
  zone: string;
  parkingCode?: string;
  place: GeoPoint;
  address?: string;
  at: Instant;
}

/** Where the driver's car stands. */
export interface VehiclePlace {
  place: GeoPoint;
  address?: string;
  keptAt: Instant;
  /** The stay that it is forgotten with; a pin put by hand may have none. */
  stayId?: string;
  endsAt?: Instant;
}

/** What is asked of a stay here: a driver's session, or a guest's. */
export interface PlacedStay {
  id: string;
  zone: string;
  parkingCode?: string;
  startsAt: Instant;
  endsAt: Instant;
}

/** Farther away the driver is not standing beside the car, and the parking's own middle is the better guess. */
const besideMetres = 300;
/** Between the tap on "pay here" and the start of the stay, or between a pin by hand and it. */
const sameVisitMs = 2 * hourMs;
/** Who comes late still has to find the car. */
const lateMs = hourMs;
/** A pin without a stay. */
const pinLifeMs = 24 * hourMs;

/** Where on an object the car stands: nearest to a driver who is there, else its middle. */
const placeOn = ({ geometry }: MapFeature, driver: GeoPoint | undefined): GeoPoint => {
  const near = driver && nearestPointOf(geometry, driver);
  return near && metresBetween(driver, near) <= besideMetres ? near : anchorOf(geometry);
};

interface RequestedPlace {
  zone: string;
  parkingCode?: string;
}

const isOf = ({ objectType, zoneNumber, code }: MapFeature, { zone, parkingCode }: RequestedPlace): boolean =>
  objectType === 'parkings' && (parkingCode === undefined ? zone !== '' && zoneNumber === zone : code === parkingCode);

/**
 * Where a car that is paid for under a zone stands: at the object that was picked; else at the zone's object nearest to the
 * driver; of a zone with one object, there. Undefined where nothing tells one of several.
 */
export const locateVehicle = (
  requested: RequestedPlace,
  { picked, features, driver }: { picked?: MapFeature; features: readonly MapFeature[]; driver?: GeoPoint },
): Pick<VehiclePlace, 'place' | 'address'> | undefined => {
  if (picked) return { place: placeOn(picked, driver), address: picked.address };
  const candidates = features.filter((feature) => isOf(feature, requested));
  const [first, ...others] = candidates;
  if (!first) return undefined;
  if (!driver) return others.length === 0 ? { place: anchorOf(first.geometry), address: first.address } : undefined;
  const metres = (feature: MapFeature): number => metresBetween(driver, nearestPointOf(feature.geometry, driver));
  const nearest = others.reduce((best, feature) => (metres(feature) < metres(best) ? feature : best), first);
  return { place: placeOn(nearest, driver), address: nearest.address };
};

const isSameVisit = (at: Instant, stay: PlacedStay): boolean => Math.abs(stay.startsAt - at) <= sameVisitMs;

/** Does a spot tell where this stay's car is? */
const isSpotOf = (spot: Spot, stay: PlacedStay): boolean =>
  isSameVisit(spot.at, stay) &&
  (spot.parkingCode && stay.parkingCode ? spot.parkingCode === stay.parkingCode : spot.zone === stay.zone);

/**
 * The place of a stay that has been seen running for the first time: a pin that its driver put by hand shortly before, else
 * where its payment was begun, else what its zone and the driver's position tell. Undefined where nothing tells.
 */
export const vehiclePlaceOfStay = (
  stay: PlacedStay,
  known: { pin?: VehiclePlace; spot?: Spot; features: readonly MapFeature[]; driver?: GeoPoint },
  now: Instant,
): VehiclePlace | undefined => {
  const { pin, spot } = known;
  const bound = { stayId: stay.id, endsAt: stay.endsAt };
  if (pin && pin.stayId === undefined && isSameVisit(pin.keptAt, stay)) return { ...pin, ...bound };
  if (spot && isSpotOf(spot, stay)) return { place: spot.place, address: spot.address, keptAt: spot.at, ...bound };
  // Later the driver may be anywhere.
  const driver = isSameVisit(now, stay) ? known.driver : undefined;
  const found = locateVehicle(stay, { features: known.features, driver });
  return found && { ...found, keptAt: now, ...bound };
};

/** Is the place still worth keeping? It goes with its stay: when that is stopped, or an hour after its end. `running` is undefined while the stays are not known. */
export const isVehiclePlaceCurrent = (
  vehiclePlace: VehiclePlace,
  now: Instant,
  running?: readonly Pick<PlacedStay, 'id' | 'endsAt'>[],
): boolean => {
  if (vehiclePlace.stayId === undefined) return now - vehiclePlace.keptAt < pinLifeMs;
  if (running?.some(({ id }) => id === vehiclePlace.stayId)) return true;
  const endsAt = vehiclePlace.endsAt ?? vehiclePlace.keptAt;
  const wasStopped = running !== undefined && now < endsAt;
  return !wasStopped && now < endsAt + lateMs;
};

/** Is a spot too old for a stay that may still begin? */
export const isSpotCurrent = (spot: Spot, now: Instant): boolean => Math.abs(now - spot.at) <= sameVisitMs;
