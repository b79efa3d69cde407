// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  dropVehiclePlace,
  dropPastPlaces,
  dropSpot,
  clearVehiclePlaces,
  saveVehiclePlace,
  lastSpot,
  recordSpot,
  vehiclePlacesAtom,
} from '~/state/map/vehiclePlace';
import { setCity } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import { favouritesAtom, clearFavourites, setFavourite } from '~/state/map/favourites';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

const place = { latitude: 58, longitude: 56 };
const signInAs = (cacheKey: string | undefined): void =>
  setSignIn('perm', 'standart', cacheKey === undefined ? undefined : { token: 't', cacheKey });
const titles = (): string[] => store.get(favouritesAtom).map(({ title }) => title);
const storedValue = (name: string): unknown => JSON.parse(localStorage.getItem(`parking.${name}`) ?? '[]');

beforeEach(() => {
  setCity('perm');
  signInAs(undefined);
  for (const one of store.get(favouritesAtom)) setFavourite(one, false);
  for (const one of store.get(vehiclePlacesAtom)) dropVehiclePlace(one);
  dropSpot();
});

describe('favourites', () => {
  it('favourites belong to a guest or an account in one city, and a logout clears the account’s', () => {
    setFavourite({ zone: '1', title: 'guest’s' }, true);
    signInAs('a');
    expect(titles()).toEqual([]);
    setFavourite({ zone: '2', title: 'first' }, true);
    setFavourite({ zone: '3', title: 'second' }, true);
    setFavourite({ zone: '2', title: 'first, renamed' }, true);
    expect(titles()).toEqual(['first, renamed', 'second']);
    signInAs(undefined);
    clearFavourites('perm');
    expect(titles()).toEqual(['guest’s']);
    expect(JSON.stringify(storedValue('favourites'))).not.toContain('second');
  });

  it('favourites can be removed, and there are thirty at most', () => {
    for (let zone = 0; zone < 35; zone += 1) setFavourite({ zone: String(zone), title: String(zone) }, true);
    expect(titles()).toHaveLength(30);
    expect(titles()[0]).toBe('34');
    setFavourite({ zone: '34', title: '' }, false);
    expect(titles()[0]).toBe('33');
  });
});

describe('the place of the vehicle', () => {
  it('each stay has one place of the vehicle, and there is one without a stay', () => {
    const now = serverNow();
    saveVehiclePlace({ place, keptAt: now });
    saveVehiclePlace({ place: { ...place, latitude: 59 }, keptAt: now });
    saveVehiclePlace({ place, keptAt: now, stayId: 's', endsAt: now + 60_000 });
    // A pin that now belongs to a stay no longer exists separately.
    expect(store.get(vehiclePlacesAtom)).toMatchObject([{ stayId: 's' }]);
    saveVehiclePlace({ place, keptAt: now });
    expect(store.get(vehiclePlacesAtom)).toHaveLength(2);
  });

  it('the place of the vehicle is dropped with its stay, at once where that was stopped', () => {
    const now = serverNow();
    const vehiclePlace = { place, keptAt: now, stayId: 's', endsAt: now + 3_600_000 };
    saveVehiclePlace(vehiclePlace);
    dropPastPlaces(now);
    expect(store.get(vehiclePlacesAtom)).toHaveLength(1);
    dropPastPlaces(now, []);
    expect(storedValue('cars')).toEqual([]);
  });

  it('a logout clears the account’s vehicle place and last spot, and keeps the guest’s place', () => {
    const now = serverNow();
    saveVehiclePlace({ place, keptAt: now, address: 'guest’s' });
    recordSpot({ zone: '1', place, at: now });
    signInAs('a');
    // A driver who signs in to pay is the same person as the guest who started.
    expect(lastSpot()?.zone).toBe('1');
    saveVehiclePlace({ place, keptAt: now, address: 'account’s' });
    signInAs(undefined);
    clearVehiclePlaces('perm');
    expect(store.get(vehiclePlacesAtom)).toMatchObject([{ address: 'guest’s' }]);
    expect(lastSpot()).toBeUndefined();
    expect(storedValue('cars')).toHaveLength(1);
  });
});
