import { atom } from 'jotai';
import { isCarKept, isSpotKept, type CarPlace, type PlacedStay, type Spot } from '~/domain/carPlace';
import type { Instant } from '~/domain/cityTime';
import type { GeoPoint } from '~/domain/options';
import { cityIdAtom } from './city';
import { minuteAtom, serverNow } from './clock';
import { placesKeys } from './placesKeys';
import { isOwnedBy, placesOwnerAtom, withoutAccounts } from './placesOwner';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

const carsAtom = storedAtom(placesKeys.cars);
const spotsAtom = storedAtom(placesKeys.spots);

/** Where the cars of whoever uses the app here stand. */
export const ownCarsAtom = atom((get): CarPlace[] =>
  get(carsAtom).filter((car) => isOwnedBy(get(placesOwnerAtom))(car) && isCarKept(car, get(minuteAtom))),
);

/** Where the map is asked to look, anew with each tap. In memory only. */
export const carLookAtom = atom<{ place: GeoPoint } | undefined>(undefined);

/** Does a running stay on the screen tell of its own car? Then nothing else offers to. */
export const isCarToldAtom = atom(false);

const isOwn = (one: Parameters<ReturnType<typeof isOwnedBy>>[0]): boolean => isOwnedBy(store.get(placesOwnerAtom))(one);

/** Keeps where a car stands. A stay has one place, and so has a pin without a stay. */
export const keepCar = (car: CarPlace): void => {
  const others = read(placesKeys.cars).filter((one) => !isOwn(one) || (one.stayId !== car.stayId && one.stayId !== undefined));
  store.set(carsAtom, [...others, { ...car, ...store.get(placesOwnerAtom) }]);
};

export const dropCar = (car: CarPlace): void => {
  store.set(
    carsAtom,
    read(placesKeys.cars).filter((one) => !isOwn(one) || one.stayId !== car.stayId),
  );
};

/** Drops the places of stays that are over, and spots that no stay came of. `running` is undefined while the stays are not known. */
export const dropPastPlaces = (now: Instant, running?: readonly Pick<PlacedStay, 'id' | 'endsAt'>[]): void => {
  const all = read(placesKeys.cars);
  const kept = all.filter((one) => isCarKept(one, now, isOwn(one) ? running : undefined));
  if (kept.length < all.length) store.set(carsAtom, kept);
  const spots = read(placesKeys.spots);
  const fresh = spots.filter((one) => isSpotKept(one, now));
  if (fresh.length < spots.length) store.set(spotsAtom, fresh);
};

const spotsElsewhere = (city: string | null) => read(placesKeys.spots).filter((one) => one.city !== city && isSpotKept(one, serverNow()));

/** Notes where a payment is begun: the stay that comes of it is not known yet. */
export const noteSpot = (spot: Spot): void => {
  const city = store.get(cityIdAtom);
  if (city !== null) store.set(spotsAtom, [...spotsElsewhere(city), { ...spot, city }]);
};

export const lastSpot = (): Spot | undefined =>
  read(placesKeys.spots).find((one) => one.city === store.get(cityIdAtom) && isSpotKept(one, serverNow()));

/** The spot has become the place of a stay. */
export const dropSpot = (): void => store.set(spotsAtom, spotsElsewhere(store.get(cityIdAtom)));

/** What logging out does: the account's go, the guest's stay. */
export const forgetCars = (city: string): void => {
  store.set(carsAtom, withoutAccounts(read(placesKeys.cars), city));
  store.set(spotsAtom, spotsElsewhere(city));
  store.set(carLookAtom, undefined);
};
