import { hourMs, type Instant } from '../time/cityTime';
import { type GeoPoint, metresBetween } from './geoPoint';
import { anchorOf, type MapFeature } from './mapFeature';
import { nearestPointOf } from './directions';

/** The place where a payment was started from the map. It is stored until its stay appears. */
export interface Spot {
  zone: string;
  parkingCode?: string;
  place: GeoPoint;
  address?: string;
  at: Instant;
}

/** Where the driver's vehicle is parked. */
export interface VehiclePlace {
  place: GeoPoint;
  address?: string;
  keptAt: Instant;
  /** The stay that it is removed with. A pin set by hand may have none. */
  stayId?: string;
  endsAt?: Instant;
}

/** The fields needed from a stay of a driver or a guest. */
export interface PlacedStay {
  id: string;
  zone: string;
  parkingCode?: string;
  startsAt: Instant;
  endsAt: Instant;
}

/** Farther away the driver is not standing beside the vehicle. The middle of the parking is then the better guess. */
const besideMetres = 300;
/** The longest time between the start of a stay and the tap on "pay here", or a pin set by hand. */
const sameVisitMs = 2 * hourMs;
/** A driver who returns late still has to find the vehicle. */
const lateMs = hourMs;
/** The lifetime of a pin without a stay. */
const pinLifeMs = 24 * hourMs;

/** Returns the vehicle's point on an object: nearest to a driver who is there, or else its middle. */
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
 * Locates a vehicle that is paid for in a zone. Uses the object that was picked, or else the zone's object nearest to
 * the driver. Without a position it uses the zone's only object; undefined if there are several.
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

/** True if the spot belongs to this stay. */
const isSpotOf = (spot: Spot, stay: PlacedStay): boolean =>
  isSameVisit(spot.at, stay) &&
  (spot.parkingCode && stay.parkingCode ? spot.parkingCode === stay.parkingCode : spot.zone === stay.zone);

/**
 * Returns the place of a stay that is seen running for the first time. Sources, in order: a pin set by hand shortly
 * before, the place where the payment was started, the zone with the driver's position. Undefined if none of them is
 * available.
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

/**
 * True if the place is still worth storing. It is removed when its stay is stopped, or an hour after its end. `running`
 * is undefined while the stays are unknown.
 */
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

/** True if a stay may still begin for this spot. */
export const isSpotCurrent = (spot: Spot, now: Instant): boolean => Math.abs(now - spot.at) <= sameVisitMs;
