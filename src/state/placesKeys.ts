import * as v from 'valibot';
import type { CarPlace, Spot } from '~/domain/carPlace';
import type { Favourite } from '~/domain/favourite';
import type { LastStay } from '~/domain/lastStay';
import { instant, key, listOf, saidCategory } from './keys';

/** What the device keeps of places on the map: a list beside `keys`, for no first visit reads it. */

const text = v.string();
const maybeText = v.optional(text);
const point = v.object({ latitude: v.pipe(v.number(), v.finite()), longitude: v.pipe(v.number(), v.finite()) });
/** Whose an entry is: the city's guest, or whoever is signed in there. */
const owned = { city: text, owner: v.picklist(['guest', 'account']) };

export interface Owned {
  city: string;
  owner: 'guest' | 'account';
}

const favourite = v.object({ ...owned, zone: maybeText, code: maybeText, title: text });
const spot = v.object({ city: text, zone: text, parkingCode: maybeText, place: point, address: maybeText, at: instant });
const lastStay = v.object({
  city: text,
  place: text,
  plate: text,
  isForeign: v.boolean(),
  category: saidCategory,
  durationMin: v.optional(v.number()),
});
const car = v.object({
  ...owned,
  place: point,
  address: maybeText,
  keptAt: instant,
  stayId: maybeText,
  endsAt: v.optional(instant),
});

export const placesKeys = {
  favourites: key<(Favourite & Owned)[]>({ name: 'favourites', schema: listOf<Favourite & Owned>(favourite), fallback: [] }),
  cars: key<(CarPlace & Owned)[]>({ name: 'cars', schema: listOf<CarPlace & Owned>(car), fallback: [] }),
  /** One of a city, of whoever is signed in there. */
  lastStays: key<(LastStay & { city: string })[]>({ name: 'last-stays', schema: listOf<LastStay & { city: string }>(lastStay), fallback: [] }),
  /** One of a city, whoever begins the payment: it may be a guest who signs in for it. */
  spots: key<(Spot & { city: string })[]>({ name: 'spots', schema: listOf<Spot & { city: string }>(spot), fallback: [] }),
};
