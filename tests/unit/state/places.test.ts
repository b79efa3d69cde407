// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { dropCar, dropPastPlaces, dropSpot, forgetCars, keepCar, lastSpot, noteSpot, ownCarsAtom } from '~/state/carPlace';
import { setCity } from '~/state/city';
import { serverNow } from '~/state/clock';
import { favouritesAtom, forgetFavourites, setFavourite } from '~/state/favourites';
import { setSignIn } from '~/state/signIn';
import { store } from '~/state/store';

const place = { latitude: 58, longitude: 56 };
const signInAs = (cacheKey: string | undefined): void => setSignIn('perm', 'standart', cacheKey === undefined ? undefined : { token: 't', cacheKey });
const titles = (): string[] => store.get(favouritesAtom).map(({ title }) => title);
const kept = (name: string): unknown => JSON.parse(localStorage.getItem(`parking.${name}`) ?? '[]');

beforeEach(() => {
  setCity('perm');
  signInAs(undefined);
  for (const one of store.get(favouritesAtom)) setFavourite(one, false);
  for (const one of store.get(ownCarsAtom)) dropCar(one);
  dropSpot();
});

describe('favourites', () => {
  it('belong to the guest or to the account, in one city, and the account’s go with it', () => {
    setFavourite({ zone: '1', title: 'guest’s' }, true);
    signInAs('a');
    expect(titles()).toEqual([]);
    setFavourite({ zone: '2', title: 'first' }, true);
    setFavourite({ zone: '3', title: 'second' }, true);
    setFavourite({ zone: '2', title: 'first, renamed' }, true);
    expect(titles()).toEqual(['first, renamed', 'second']);
    signInAs(undefined);
    forgetFavourites('perm');
    expect(titles()).toEqual(['guest’s']);
    expect(JSON.stringify(kept('favourites'))).not.toContain('second');
  });

  it('are taken away again, and are thirty at most', () => {
    for (let zone = 0; zone < 35; zone += 1) setFavourite({ zone: String(zone), title: String(zone) }, true);
    expect(titles()).toHaveLength(30);
    expect(titles()[0]).toBe('34');
    setFavourite({ zone: '34', title: '' }, false);
    expect(titles()[0]).toBe('33');
  });
});

describe('the place of the car', () => {
  it('is one for each stay, and one without', () => {
    const now = serverNow();
    keepCar({ place, keptAt: now });
    keepCar({ place: { ...place, latitude: 59 }, keptAt: now });
    keepCar({ place, keptAt: now, stayId: 's', endsAt: now + 60_000 });
    // A pin that became a stay's is no pin any more.
    expect(store.get(ownCarsAtom)).toMatchObject([{ stayId: 's' }]);
    keepCar({ place, keptAt: now });
    expect(store.get(ownCarsAtom)).toHaveLength(2);
  });

  it('goes with its stay, at once where that was stopped', () => {
    const now = serverNow();
    const car = { place, keptAt: now, stayId: 's', endsAt: now + 3_600_000 };
    keepCar(car);
    dropPastPlaces(now);
    expect(store.get(ownCarsAtom)).toHaveLength(1);
    dropPastPlaces(now, []);
    expect(kept('cars')).toEqual([]);
  });

  it('of the account goes with it, and so does the spot; the guest’s stays', () => {
    const now = serverNow();
    keepCar({ place, keptAt: now, address: 'guest’s' });
    noteSpot({ zone: '1', place, at: now });
    signInAs('a');
    // Whoever signed in to pay is the guest who began to.
    expect(lastSpot()?.zone).toBe('1');
    keepCar({ place, keptAt: now, address: 'account’s' });
    signInAs(undefined);
    forgetCars('perm');
    expect(store.get(ownCarsAtom)).toMatchObject([{ address: 'guest’s' }]);
    expect(lastSpot()).toBeUndefined();
    expect(kept('cars')).toHaveLength(1);
  });
});
