import { atom } from 'jotai';
import {
  isVehiclePlaceCurrent,
  isSpotCurrent,
  type VehiclePlace,
  type PlacedStay,
  type Spot,
} from '~/domain/map/vehiclePlace';
import type { Instant } from '~/domain/time/cityTime';
import type { GeoPoint } from '~/domain/map/geoPoint';
import { cityIdAtom } from '../currentCity';
import { minuteAtom, serverNow } from '../clock';
import { placesKeys } from './placesKeys';
import { isOwnedBy, dataOwnerAtom, withoutAccountEntries } from '../session/dataOwner';
import { read } from '~/platform/storage';
import { storedAtom } from '../storedAtom';
import { store } from '../store';

const storedVehiclePlacesAtom = storedAtom(placesKeys.vehiclePlaces);
const storedSpotsAtom = storedAtom(placesKeys.spots);

/** The current vehicle places of the current user. */
export const vehiclePlacesAtom = atom((get): VehiclePlace[] =>
  get(storedVehiclePlacesAtom).filter(
    (vehiclePlace) =>
      isOwnedBy(get(dataOwnerAtom))(vehiclePlace) && isVehiclePlaceCurrent(vehiclePlace, get(minuteAtom)),
  ),
);

/** The place that the map should show. A new object with each tap. In memory only. */
export const vehicleFocusAtom = atom<{ place: GeoPoint } | undefined>(undefined);

/** The running stay on the screen, whose vehicle is asked for. */
export const vehicleStayAtom = atom<PlacedStay | undefined>(undefined);

const isOwned = (one: Parameters<ReturnType<typeof isOwnedBy>>[0]): boolean => isOwnedBy(store.get(dataOwnerAtom))(one);

/** Stores where a vehicle stands. Each stay has one place, and so does a pin without a stay. */
export const saveVehiclePlace = (vehiclePlace: VehiclePlace): void => {
  const others = read(placesKeys.vehiclePlaces).filter(
    (one) => !isOwned(one) || (one.stayId !== vehiclePlace.stayId && one.stayId !== undefined),
  );
  store.set(storedVehiclePlacesAtom, [...others, { ...vehiclePlace, ...store.get(dataOwnerAtom) }]);
};

export const dropVehiclePlace = (vehiclePlace: VehiclePlace): void => {
  store.set(
    storedVehiclePlacesAtom,
    read(placesKeys.vehiclePlaces).filter((one) => !isOwned(one) || one.stayId !== vehiclePlace.stayId),
  );
};

/**
 * Removes the places of ended stays, and spots that did not lead to a stay. `running` is undefined while the stays are
 * not known.
 */
export const dropPastPlaces = (now: Instant, running?: readonly Pick<PlacedStay, 'id' | 'endsAt'>[]): void => {
  const all = read(placesKeys.vehiclePlaces);
  const current = all.filter((one) => isVehiclePlaceCurrent(one, now, isOwned(one) ? running : undefined));
  if (current.length < all.length) store.set(storedVehiclePlacesAtom, current);
  const spots = read(placesKeys.spots);
  const currentSpots = spots.filter((one) => isSpotCurrent(one, now));
  if (currentSpots.length < spots.length) store.set(storedSpotsAtom, currentSpots);
};

const spotsElsewhere = (city: string | null) =>
  read(placesKeys.spots).filter((one) => one.city !== city && isSpotCurrent(one, serverNow()));

/** Records where a payment is begun. The resulting stay is not known yet. */
export const recordSpot = (spot: Spot): void => {
  const city = store.get(cityIdAtom);
  if (city !== null) store.set(storedSpotsAtom, [...spotsElsewhere(city), { ...spot, city }]);
};

export const lastSpot = (): Spot | undefined =>
  read(placesKeys.spots).find((one) => one.city === store.get(cityIdAtom) && isSpotCurrent(one, serverNow()));

/** Called when the spot has become the place of a stay. */
export const dropSpot = (): void => store.set(storedSpotsAtom, spotsElsewhere(store.get(cityIdAtom)));

/** Called on logout: removes the account's places; the guest's stay. */
export const clearVehiclePlaces = (city: string): void => {
  store.set(storedVehiclePlacesAtom, withoutAccountEntries(read(placesKeys.vehiclePlaces), city));
  store.set(storedSpotsAtom, spotsElsewhere(city));
  store.set(vehicleFocusAtom, undefined);
};
