import { atom } from 'jotai';
import {
  isVehiclePlaceCurrent,
  isSpotCurrent,
  type VehiclePlace,
  type PlacedStay,
  type Spot,
} from '~/domain/map/vehiclePlace';
import type { Instant } from '~/domain/time/cityTime';
import type { GeoPoint } from '~/domain/content/options';
import { cityIdAtom } from '../currentCity';
import { minuteAtom, serverNow } from '../clock';
import { placesKeys } from './placesKeys';
import { isOwnedBy, dataOwnerAtom, withoutAccountEntries } from '../session/dataOwner';
import { read } from '~/platform/storage';
import { storedAtom } from '../storedAtom';
import { store } from '../store';

const storedVehiclePlacesAtom = storedAtom(placesKeys.vehiclePlaces);
const storedSpotsAtom = storedAtom(placesKeys.spots);

/** Where the cars of whoever uses the app here stand. */
export const vehiclePlacesAtom = atom((get): VehiclePlace[] =>
  get(storedVehiclePlacesAtom).filter(
    (vehiclePlace) =>
      isOwnedBy(get(dataOwnerAtom))(vehiclePlace) && isVehiclePlaceCurrent(vehiclePlace, get(minuteAtom)),
  ),
);

/** Where the map is asked to look, anew with each tap. In memory only. */
export const vehicleFocusAtom = atom<{ place: GeoPoint } | undefined>(undefined);

/** Does a running stay on the screen tell of its own car? Then nothing else offers to. */
export const isVehicleAnnouncedAtom = atom(false);

const isOwned = (one: Parameters<ReturnType<typeof isOwnedBy>>[0]): boolean => isOwnedBy(store.get(dataOwnerAtom))(one);

/** Keeps where a car stands. A stay has one place, and so has a pin without a stay. */
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

/** Drops the places of stays that are over, and spots that no stay came of. `running` is undefined while the stays are not known. */
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

/** Notes where a payment is begun: the stay that comes of it is not known yet. */
export const recordSpot = (spot: Spot): void => {
  const city = store.get(cityIdAtom);
  if (city !== null) store.set(storedSpotsAtom, [...spotsElsewhere(city), { ...spot, city }]);
};

export const lastSpot = (): Spot | undefined =>
  read(placesKeys.spots).find((one) => one.city === store.get(cityIdAtom) && isSpotCurrent(one, serverNow()));

/** The spot has become the place of a stay. */
export const dropSpot = (): void => store.set(storedSpotsAtom, spotsElsewhere(store.get(cityIdAtom)));

/** What logging out does: the account's go, the guest's stay. */
export const clearVehiclePlaces = (city: string): void => {
  store.set(storedVehiclePlacesAtom, withoutAccountEntries(read(placesKeys.vehiclePlaces), city));
  store.set(storedSpotsAtom, spotsElsewhere(city));
  store.set(vehicleFocusAtom, undefined);
};
